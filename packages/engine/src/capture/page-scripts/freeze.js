// Ends what moves: entrances jump to their last frame, endless animations to their first, players stop.
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
  for (const player of document.querySelectorAll('video, audio')) player.pause();
};
