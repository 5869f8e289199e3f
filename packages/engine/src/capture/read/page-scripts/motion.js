// What moves or sounds by itself. Leaves the elements in `moving` and resolves to what was seen of each.
({ maxSamples }) => {
  const samples = [];
  const elements = [];
  const add = (element, sample) => {
    if (samples.length >= maxSamples || elements.includes(element)) return;
    elements.push(element);
    samples.push({ durationMs: null, muted: null, controls: null, ...sample });
  };
  const takesRoom = (element) => {
    // A form's fields hide its own properties when they are called alike.
    const { width, height } = Element.prototype.getBoundingClientRect.call(element);
    return width * height >= 400;
  };

  for (const player of document.querySelectorAll('video, audio')) {
    // Browsers keep loud ones back until somebody has clicked.
    const isHeldBack = player.autoplay && !player.muted && player.networkState !== player.NETWORK_EMPTY;
    if ((player.paused || player.ended) && !isHeldBack) continue;
    add(player, {
      kind: player.localName,
      durationMs: player.loop || !Number.isFinite(player.duration) ? null : player.duration * 1000,
      muted: player.muted || player.volume === 0,
      controls: player.controls,
    });
  }
  for (const line of document.querySelectorAll('marquee')) {
    if (takesRoom(line)) add(line, { kind: 'animation' });
  }
  for (const animation of document.getAnimations()) {
    const element = animation.effect?.target;
    if (animation.playState !== 'running' || !element || !takesRoom(element)) continue;
    const end = Number(animation.effect.getComputedTiming().endTime);
    add(element, { kind: 'animation', durationMs: Number.isFinite(end) ? end : null });
  }

  const { observer, changes, positions, since } = globalThis.watched;
  observer.disconnect();
  const seenMs = Math.round(performance.now() - since);
  for (const [element, before] of positions) {
    const { left, width } = element.getBoundingClientRect();
    if (width > 0 && Math.abs(left - before) > 4 && element.isConnected && takesRoom(element)) {
      add(element, { kind: 'changed-position', durationMs: seenMs });
    }
  }
  for (const [element, count] of changes) {
    if (count >= 3 && element.isConnected && element !== document.body && takesRoom(element)) {
      add(element, { kind: 'changed-content', durationMs: seenMs });
    }
  }
  globalThis.moving = elements;
  return samples;
};
