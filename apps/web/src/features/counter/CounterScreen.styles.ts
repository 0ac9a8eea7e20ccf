import { color, rem, size, space, type } from '@zawadeh/ui';
import styled from 'styled-components';
import { deepGreen } from './workPage.ts';

/** The whole screen of the phone. */
export const Page = styled.div`
  position: fixed;
  inset: 0;
  overflow: auto;
  background: ${color('bg.page')};

  &[aria-busy] {
    ${deepGreen}
  }
  > * {
    max-inline-size: ${size.contentMax};
    margin-inline: auto;
  }
`;

/** As high as the screen: the middle scrolls, head and dock stay. */
export const Column = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  block-size: 100%;
`;

export const Room = styled.div`
  /* Hidden words scroll with their rows; else they make the page higher, and the head scrolls away. */
  position: relative;
  display: grid;
  flex: 1;
  align-content: start;
  gap: ${space(3)};
  min-block-size: 0;
  padding: ${space(3)};
  overflow-y: auto;

  &:focus-visible {
    outline-offset: -3px;
  }
`;

export const Pad = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 0;
  overflow-y: auto;

  > :last-child {
    flex: 1;
  }
`;

export const Notice = styled.div`
  ${deepGreen}
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  min-block-size: 100%;
  padding: ${space(4)};
`;

export const NoticeTop = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: center;
`;

export const NoticeText = styled.h1`
  margin-block-start: ${space(10)};
  font: ${type('body')};
  font-size: ${rem(20)};
  font-weight: 600;
  text-wrap: balance;
`;

export const Language = styled.button`
  min-inline-size: ${size.button};
  min-block-size: ${size.button};
  padding-inline: ${space(2)};
  border: 0;
  background: none;
  color: inherit;
  font: ${type('button')};
  cursor: pointer;
`;

export const Muted = styled.p`
  color: ${color('text.muted')};
`;

export const Group = styled.section`
  display: grid;
  gap: ${space(2)};
`;

export const GroupHead = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space(3)};
  padding-inline: ${space(1)};
  font: ${type('button')};
  font-weight: 500;

  > h2 {
    font: inherit;
  }
  > span {
    flex: none;
    color: ${color('text.muted')};
  }
`;

export const Empty = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(4)};
  padding-block: ${space(10)};
  text-align: center;
`;

export const ClockStrip = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(2)} ${space(3)};
  background: ${color('info.bg')};
  color: ${color('info.text')};
`;

export const CameraOff = styled.p`
  padding: ${space(2)} ${space(3)};
  background: ${color('info.bg')};
  color: ${color('info.text')};
`;

export const Names = styled.dl`
  display: grid;
  gap: ${space(1)};

  > dt {
    color: ${color('text.muted')};
  }
  > dd {
    margin: 0 0 ${space(3)};
    font: ${type('cardTitle')};
  }
`;

export const DockRow = styled.div`
  display: flex;
  gap: ${rem(10)};
  padding: ${space(3)} ${space(3)} calc(${space(3)} + env(safe-area-inset-bottom));
  border-block-start: 1px solid ${color('line.subtle')};
  background: ${color('bg.surface')};

  > :first-child {
    flex: 1;
  }
`;

export const CodeField = styled.button`
  display: grid;
  flex: none;
  justify-items: center;
  align-content: center;
  min-block-size: ${rem(64)};
  padding-inline: ${space(3)};
  border: 1px solid ${color('line.control')};
  border-radius: ${rem(12)};
  background: ${color('bg.surface')};
  color: inherit;
  font: ${type('chip')};
  font-size: ${rem(15)};
  cursor: pointer;
`;

export const Stock = styled.section`
  display: grid;
  gap: ${space(2)};
  padding: ${space(4)};
  border: 1px solid ${color('line.control')};
  border-radius: ${rem(16)};
  background: ${color('bg.surface')};

  > h2 {
    font: ${type('price')};
  }
`;

export const StockKeys = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};

  > button {
    min-inline-size: ${rem(64)};
    padding-inline: ${space(2)};
  }
`;

export const Figure = styled.span`
  flex: 1;
  font: ${type('price')};
  font-size: ${rem(32)};
  text-align: center;
`;

/** The camera's picture is dark around the frame. */
export const Dark = styled.div`
  ${deepGreen}
  display: flex;
  flex-direction: column;
  block-size: 100%;
`;
