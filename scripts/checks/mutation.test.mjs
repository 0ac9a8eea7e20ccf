import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { strykerPlugins } from '../mutation/names.ts';

describe('names', () => {
  const [{ value }] = strykerPlugins;
  const text = (content) => ({ type: 'StringLiteral', value: content });
  const among = (content, elements, inFunction) => ({
    node: text(content),
    parentPath: { isObjectProperty: () => false },
    parent: { type: 'ArrayExpression', elements },
    isStringLiteral: () => true,
    getFunctionParent: () => inFunction,
  });

  it('in Arabic, and texts beside them, are ignored outside functions', () => {
    const both = [text('Mina'), text('الميناء')];
    assert.equal(value.shouldIgnore(among('Mina', both, null)), 'a name');
    assert.equal(value.shouldIgnore(among('Mina', both, {})), undefined);
    assert.equal(value.shouldIgnore(among('paid', [text('paid'), text('ready')], null)), undefined);
  });
});
