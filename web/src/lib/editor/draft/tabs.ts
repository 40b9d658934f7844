/** The tabs of a draft. */

import { ICONS } from '../icons';

export const TABS = ['field', 'cards', 'goal', 'words', 'share'] as const;
export type DraftTab = (typeof TABS)[number];

export const TAB_ICONS: Record<DraftTab, string> = {
  field: 'M4 4h16v16H4zM12 4v16M4 12h16',
  cards: 'M5 6h9v14H5zM10 6V3h9v14h-5',
  goal: 'M6 21V4h11l-3 4 3 4H6',
  words: 'M4 20l1-5L16 4l4 4L9 19z',
  share: ICONS.share,
};
