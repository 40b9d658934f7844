/** Dragging with mouse, pen or finger: a copy follows the pointer and is dropped on an element with `data-place`. */

const DRAG_THRESHOLD_PX = 9;

export interface Drag {
  drop: (place: string) => void;
  able: boolean;
}

export function drag(node: HTMLElement, given: Drag): { update: (next: Drag) => void; destroy: () => void } {
  let now = given;
  let from: { x: number; y: number } | null = null;
  let ghost: HTMLElement | null = null;

  function over(event: PointerEvent): HTMLElement | null {
    return document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-place]') ?? null;
  }
  function mark(target: HTMLElement | null): void {
    for (const old of document.querySelectorAll('.drop')) if (old !== target) old.classList.remove('drop');
    target?.classList.add('drop');
  }
  function lift(): void {
    const box = node.getBoundingClientRect();
    ghost = node.cloneNode(true) as HTMLElement;
    Object.assign(ghost.style, {
      position: 'fixed',
      left: `${box.left}px`,
      top: `${box.top}px`,
      width: `${box.width}px`,
      pointerEvents: 'none',
      zIndex: '100',
      rotate: '3deg',
    });
    ghost.setAttribute('aria-hidden', 'true');
    node.parentElement?.append(ghost);
  }
  function down(event: PointerEvent): void {
    if (!now.able || event.button) return;
    from = { x: event.clientX, y: event.clientY };
    addEventListener('pointermove', move);
    addEventListener('pointerup', up, { once: true });
    addEventListener('pointercancel', stop, { once: true });
  }
  function move(event: PointerEvent): void {
    if (!from) return;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    if (!ghost && Math.hypot(x, y) > DRAG_THRESHOLD_PX) lift();
    if (ghost) {
      ghost.style.translate = `${x}px ${y}px`;
      mark(over(event));
    }
  }
  function up(event: PointerEvent): void {
    const place = ghost ? over(event)?.dataset.place : undefined;
    if (ghost) {
      const swallow = (click: Event): void => click.stopImmediatePropagation();
      node.addEventListener('click', swallow, { capture: true });
      setTimeout(() => node.removeEventListener('click', swallow, { capture: true }));
      node.blur();
    }
    setTimeout(stop);
    if (place !== undefined) now.drop(place);
  }
  function stop(): void {
    from = null;
    ghost?.remove();
    ghost = null;
    mark(null);
    removeEventListener('pointermove', move);
  }
  node.addEventListener('pointerdown', down);
  return {
    update: (next) => void (now = next),
    destroy() {
      stop();
      node.removeEventListener('pointerdown', down);
    },
  };
}
