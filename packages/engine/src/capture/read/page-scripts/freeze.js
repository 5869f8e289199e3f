// Ends what moves: entrances jump to their last frame, endless animations to their first, players stop. What was
// revealed on the way down stays, also where the way back up hides it again.
() => {
  for (const animation of document.getAnimations()) {
    const end = animation.effect?.getComputedTiming().endTime;
    try {
      if (Number.isFinite(Number(end))) animation.finish();
      else animation.cancel();
    } catch {
      animation.pause();
    }
  }
  for (const element of globalThis.revealed ?? []) {
    const { opacity, visibility } = getComputedStyle(element);
    if (opacity >= 0.1 && visibility !== 'hidden') continue;
    for (const [property, value] of [
      ['transition', 'none'],
      ['animation', 'none'],
      ['opacity', '1'],
      ['visibility', 'visible'],
      ['transform', 'none'],
    ]) {
      element.style.setProperty(property, value, 'important');
    }
  }
  for (const player of document.querySelectorAll('video, audio')) player.pause();
};
