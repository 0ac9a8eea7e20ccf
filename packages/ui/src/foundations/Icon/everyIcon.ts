/** All icons by name, for the stories that show the set; an app imports icons one by one. */
import * as common from './icons.ts';
import * as admin from './adminIcons.ts';
import * as bag from './bagIcons.ts';
import * as bell from './bellIcons.ts';
import * as filters from './filtersIcon.ts';
import * as counter from './counterIcons.ts';
import * as contact from './contactIcons.ts';
import * as device from './deviceIcons.ts';
import * as gift from './giftIcon.ts';
import * as form from './formIcons.ts';
import * as frame from './frameIcons.ts';
import * as mail from './mailIcons.ts';
import * as paid from './paidIcons.ts';
import * as menu from './menuIcons.ts';
import * as notice from './noticeIcons.ts';
import * as order from './orderIcons.ts';
import * as place from './placeIcons.ts';
import * as rating from './ratingIcons.ts';
import * as selector from './selectorIcon.ts';
import * as shopPage from './shopPageIcons.ts';
import * as shelf from './shelfIcons.ts';
import * as takeBack from './takeBackIcon.ts';
import * as ticket from './ticketIcon.ts';
import * as social from './socialIcons.ts';
import * as view from './viewIcons.ts';
import * as wallet from './walletIcons.ts';

const unsorted = {
  ...common,
  ...admin,
  ...bag,
  ...bell,
  ...filters,
  ...contact,
  ...counter,
  ...device,
  ...form,
  ...gift,
  ...frame,
  ...mail,
  ...paid,
  ...menu,
  ...notice,
  ...order,
  ...place,
  ...rating,
  ...selector,
  ...shopPage,
  ...shelf,
  ...social,
  ...takeBack,
  ...ticket,
  ...view,
  ...wallet,
};

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same entries in another order
export const everyIcon = Object.fromEntries(
  Object.entries(unsorted).toSorted(([one], [other]) => (one < other ? -1 : 1)),
) as typeof unsorted;
