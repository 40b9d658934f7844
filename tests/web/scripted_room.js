/** A room of the page whose server is this script: it shows the views that it is given, without a round trip. */
(() => {
  let room = { state: {}, next: [] };
  let number = 0;
  let socket = null;
  let shown = '';

  class ScriptedSocket {
    static OPEN = 1;
    readyState = 1;
    constructor() {
      socket = this;
      setTimeout(() => this.onopen?.());
    }
    send(text) {
      const { type, id } = JSON.parse(text);
      if (type === 'hello') this.say(room.state);
      else if (type === 'ping') this.say({ type: 'pong' });
      else if (type === 'next')
        this.say({
          type: 'cards',
          id,
          next: room.next,
          refused: {},
          table: null,
        });
      else this.say({ type: 'done', id });
    }
    say(message) {
      setTimeout(() => this.onmessage?.({ data: JSON.stringify(message) }));
    }
    close() {}
  }
  window.WebSocket = ScriptedSocket;

  const pause = () => new Promise((done) => setTimeout(done));
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];

  async function until(found) {
    for (let tries = 0; tries < 2000; tries++) {
      if (found()) return;
      await pause();
    }
    throw new Error(`never: ${found}`);
  }

  /** What a screen reader says of an element: texts, labels and titles, without what is hidden from it. */
  function heard(node) {
    if (node.nodeType === Node.TEXT_NODE) return node.data;
    if (node.nodeType !== Node.ELEMENT_NODE || node.getAttribute('aria-hidden') === 'true') return '';
    const own = node.getAttribute('aria-label') ?? '';
    return [own, node.getAttribute('title') ?? '', ...[...node.childNodes].map(heard)].join(' ');
  }

  /** What is written for the eye: texts without those for screen readers only. */
  function seen(node) {
    if (node.nodeType === Node.TEXT_NODE) return node.data;
    if (node.nodeType !== Node.ELEMENT_NODE || node.classList.contains('hidden')) return '';
    return [...node.childNodes].map(seen).join(' ');
  }

  const SPOT = /translate\((-?[\d.]+)px, (-?[\d.]+)px\)/;
  const TURN = /rotate\((-?[\d.]+)deg\)/;
  const [CELL, LIFT] = [100, 30];

  /** The cell that is drawn at this place; on a hill it is higher. */
  function cellAt(x, y, heights) {
    const column = Math.floor(x / CELL);
    for (let row = 0; row < heights.length; row++) {
      const level = Number(heights[row][column]) || 0;
      const below = Math.max(0, (Number(heights[row + 1]?.[column]) || 0) - level);
      const middle = (row + 0.5) * CELL - level * LIFT - (below * LIFT) / 2;
      if (Math.abs(middle - y) < 1) return `${'abcdefghijklmnopqrstuvwxyz'[column]}${heights.length - row}`;
    }
    return `nowhere (${x}, ${y})`;
  }

  /** Figures and things as they are drawn: where, which way, with which signs, how hurt, how laden. */
  function drawn(names, heights) {
    const groups = all('.board > svg > g').filter((group) => SPOT.test(group.style.transform));
    const figures = groups.filter((group) => group.querySelector('g.glide')); // which are turned
    const at = (group) => {
      const [, x, y] = SPOT.exec(group.style.transform);
      return cellAt(Number(x), Number(y), heights);
    };
    const facing = (group) => {
      const turn = Number(TURN.exec(group.querySelector('g.glide').style.transform)?.[1]);
      return ((turn % 360) + 360) % 360;
    };
    const looks = (group) =>
      `at ${at(group)} turned ${facing(group)} cracks ${all('.cracks path', group).length} ` +
      `load ${all('.load', group).length}`;
    const thing = (group) => `${group.querySelector('[data-kind]')?.dataset.kind ?? ''} at ${at(group)} ${seen(group)}`;
    return {
      ...Object.fromEntries(
        names.map((name, number) => [`figure ${name}`, figures[number] ? looks(figures[number]) : '']),
      ),
      things: groups
        .filter((group) => !figures.includes(group))
        .map(thing)
        .join(' | '),
    };
  }

  function read({ names, heights, text }) {
    const one = (selector, how = heard) => all(selector).map(how).join(' | ');
    const cells = all('[role=gridcell]');
    const plates = all('.plates > li');
    const places = {
      title: one('main h1'),
      status: one('header .status'),
      aim: one('.aim-line'),
      desk: one('main > .desk'),
      hand: one('main > .desk .hand > li'),
      rows: `${all('main > .desk .rows > li').length} rows`,
      algorithm: one('main > .desk .algorithm .stack', (stack) => heard(stack.querySelector('.card .hidden, .plain'))),
      covered: one('main > .desk .stack .under'),
      loops: one('main > .desk .algorithm :is(.cards > .times, .off)'),
      players: names.filter((_, number) => plates[number]).join(' '),
      cells: cells
        .map((cell) => cell.dataset.cell)
        .sort()
        .join(' '),
      picked: one('[role=gridcell].pick', (cell) => cell.dataset.cell),
    };
    names.forEach((name, number) => {
      places[`plate ${name}`] = heard(plates[number]);
      places[`stats ${name}`] = all('.short b', plates[number]).map(seen).join(' ');
    });
    for (const cell of cells) places[`cell ${cell.dataset.cell}`] = cell.ariaLabel;
    return text ? places : { ...places, ...drawn(names, heights) };
  }

  /** Opens a drawer, looks into it and closes it; its owner hears of that by an event. */
  async function opened(button, look) {
    button.click();
    await until(() => document.querySelector('dialog[open] .foot'));
    const dialog = document.querySelector('dialog[open]');
    const found = await look(dialog);
    const closed = new Promise((done) => dialog.addEventListener('close', done, { once: true }));
    dialog.querySelector('.foot button').click();
    await closed;
    return found;
  }

  /** What the drawer of the table says, and the sheets of the players. */
  async function readDrawers(names) {
    const places = {
      known: await opened(document.querySelector('header .handle'), (drawer) =>
        all('.known', drawer).map(heard).join(' '),
      ),
    };
    const first = document.querySelector('.plates .look');
    if (!first) return places;
    await opened(first, async (drawer) => {
      const parts = () => all('.inside > :not(h2, i, [role=tablist])', drawer); // loaded when they are first needed
      await until(() => parts().length);
      const tabs = all('[role=tab]', drawer);
      const shown = all('.plates > li').flatMap((plate, at) => (plate.querySelector('.look') ? [names[at]] : []));
      for (const [at, name] of shown.entries()) {
        tabs[at]?.click();
        await pause();
        places[`sheet ${name}`] = parts().map(heard).join(' ');
        for (const program of all('.bot', drawer)) places[`program ${name}`] = heard(program);
      }
    });
    return places;
  }

  /** The page of a table, when all of it is drawn. */
  window.renderTable = async ({ state, next, ...table }) => {
    room = { state, next };
    const game = state.rule_set.split('/')[0];
    if (game === shown) socket.say(state);
    else {
      shown = game;
      history.pushState(null, '', `/r/${game}`);
      dispatchEvent(new PopStateEvent('popstate'));
      await until(() => document.querySelector(`main.table:not(.early) ${table.text ? '[role=gridcell]' : 'g.glide'}`));
      await until(() => document.querySelector('header .status') && document.querySelector('main > .narration > *'));
    }
    for (let i = 0; i < 4; i++) await pause();
    await until(() => !document.querySelector('main [aria-busy=true]'));
    await until(
      () => !document.querySelector('main .coming') && all('.plates').every((list) => !/…/.test(heard(list))),
    );
    await until(() => (!state.views[Object.keys(state.views)[0]].result || document.querySelector('main .desk .result')));
    await until(() => all('.result p').every((why) => seen(why).trim().split(/\s+/).length > 1)); // the rule is loaded
    return { ...read(table), ...(await readDrawers(table.names)) };
  };
})();
