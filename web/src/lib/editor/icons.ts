/** Icons of the editor, as paths in a square of 24. */
export const ICONS = {
  turn: 'M19 12a7 7 0 1 1-3-5.700M19 3v5h-5',
  flip: 'M12 3v18M9 6 3 18h6zM15 6l6 12h-6z',
  remove: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
  undo: 'M9 6 4 11l5 5M4 11h10a5 5 0 0 1 0 10h-3',
  mirror: 'M2 11h8v9H2zM14 11h8v9h-8zM6 5h12M15 2l3 3-3 3',
  surprise: 'M12 3v4M12 17v4M3 12h4M17 12h4M6 6l2.500 2.500M15.500 15.500 18 18M18 6l-2.500 2.500M8.500 15.500 6 18',
  clear: 'M4 4h16v16H4zM9 9l6 6M15 9l-6 6',
  keep: 'M6 3h12v18l-6-5-6 5z',
  share: 'M4 12v8h16v-8M12 15V3M7 8l5-5 5 5',
};
