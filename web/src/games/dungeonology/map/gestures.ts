/** Drag, pinch and wheel on the map. A drag is none until it has gone some way; then it is no click. */

import type { Attachment } from 'svelte/attachments';
import type { Camera } from './camera.svelte';

const SLACK = 6; // pixels

export function gestures(camera: Camera): Attachment<HTMLElement> {
  return (element) => {
    const fingers = new Map<number, { x: number; y: number }>();
    let moved = 0;
    let dragged = false;

    const spread = (): { x: number; y: number; far: number } => {
      const [a, b] = [...fingers.values()];
      if (!a || !b) return { x: 0, y: 0, far: 0 };
      const { left, top } = element.getBoundingClientRect();
      const far = Math.hypot(a.x - b.x, a.y - b.y);
      return { x: (a.x + b.x) / 2 - left, y: (a.y + b.y) / 2 - top, far };
    };

    function down(event: PointerEvent) {
      if (event.pointerType === 'mouse' && event.button > 1) return;
      if (event.target instanceof Element && event.target.closest('[data-fixed]')) return;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (fingers.size === 1) [moved, dragged] = [0, false];
      camera.held = true;
    }

    function move(event: PointerEvent) {
      const was = fingers.get(event.pointerId);
      if (!was) return;
      const before = spread();
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const [dx, dy] = [event.clientX - was.x, event.clientY - was.y];
      moved += Math.hypot(dx, dy);
      if (moved < SLACK) return;
      if (!dragged) {
        dragged = true;
        element.dataset['dragging'] = '';
        element.setPointerCapture?.(event.pointerId);
      }
      if (fingers.size === 1) camera.drag(dx, dy);
      else if (fingers.size === 2) {
        const after = spread();
        camera.drag(after.x - before.x, after.y - before.y);
        if (before.far) camera.zoom(after.far / before.far, after.x, after.y);
      }
    }

    function up(event: PointerEvent) {
      if (!fingers.delete(event.pointerId) || fingers.size) return;
      camera.held = false;
      delete element.dataset['dragging'];
    }

    function click(event: Event) {
      if (!dragged) return;
      event.stopPropagation();
      event.preventDefault();
      dragged = false;
    }

    function wheel(event: WheelEvent) {
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      const lines = event.deltaMode === 1 ? 30 : 1;
      const by = Math.exp((-event.deltaY * lines) / (event.ctrlKey ? 120 : 480));
      camera.zoom(by, event.clientX - left, event.clientY - top);
    }

    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', up);
    element.addEventListener('click', click, true);
    element.addEventListener('wheel', wheel, { passive: false });
    return () => {
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', up);
      element.removeEventListener('click', click, true);
      element.removeEventListener('wheel', wheel);
    };
  };
}
