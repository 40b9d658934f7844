/* What is wrong with the window as it is: parts outside, buttons, labels and cells that are too small, anything covered. */
([parts, cells]) => {
  const found = [], [wide, high] = [innerWidth, innerHeight];
  const boxOf = (one) => one.getBoundingClientRect();
  const seen = (one) => one.checkVisibility({ visibilityProperty: true }) && boxOf(one).width > 2;
  const told = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ');
  for (const [name, selector] of Object.entries(parts)) {
    const all = [...document.querySelectorAll(selector)].filter(seen);
    if (!all.length) found.push(`${name} is not there`);
    for (const one of all) {
      const box = boxOf(one);
      if (Math.min(box.left, box.top) < -1 || box.right > wide + 1 || box.bottom > high + 1)
        found.push(`${name} is outside: ${told(box)}`);
    }
  }
  if (document.documentElement.scrollHeight > high + 1 || document.documentElement.scrollWidth > wide + 1)
    found.push(`there is something to scroll: ${document.documentElement.scrollWidth} ${document.documentElement.scrollHeight}`);
  const clipped = document.querySelector('main.playing .sentences:not(.folded)');
  if (clipped && clipped.scrollHeight > clipped.clientHeight + 9) found.push(`the sentence is clipped: ${clipped.scrollHeight} of ${clipped.clientHeight}`);
  for (const row of document.querySelectorAll('main .fill tr.lit'))
    if (boxOf(row).bottom > boxOf(row.closest('.fill')).bottom + 1) found.push(`the lit row is clipped: ${told(boxOf(row))}`);
  const foot = document.querySelector('main .foot');
  for (const one of document.querySelectorAll('main .hand li, main .rows li, main .algorithm, main .options > *'))
    if (foot && seen(one) && boxOf(one).bottom > boxOf(foot).top + 1.5) found.push(`the button covers ${one.className || one.tagName} ${told(boxOf(one))}`);
  for (const one of document.querySelectorAll('header :is(a, button), main :is(a, button):not(.skip)')) {
    const { width, height } = boxOf(one);
    if (seen(one) && Math.min(width, height) < 43.5) found.push(`small: ${one.className} ${one.ariaLabel ?? one.textContent.trim()} ${told(boxOf(one))}`);
  }
  const walker = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
  const labels = new Set();
  while (walker.nextNode()) {
    const one = walker.currentNode.parentElement;
    if (!walker.currentNode.textContent.trim() || one.closest('.hidden, style') || !seen(one)) continue;
    const svg = one.closest('svg');
    const scale = svg && one instanceof SVGElement ? Math.abs(one.getCTM().d) : 1;
    if (one.closest('.board svg, .winners, .token, .picture svg, .thumbnails svg, [role=tab] svg') || (svg && one.closest('.options, .desk h2, .looks') && !one.closest('.card'))) continue; // drawings
    const size = parseFloat(getComputedStyle(one).fontSize) * scale;
    if (size < 11.9) labels.add(`label of ${size.toFixed(1)} px: ${one.textContent.trim().slice(0, 30)}`);
  }
  found.push(...labels);
  const small = Math.min(...[...document.querySelectorAll('main [role=gridcell]')].filter((one) => one.checkVisibility()).map((one) => boxOf(one).width));
  if (small < cells) found.push(`a cell of ${small.toFixed(1)} px`);
  return found;
}
