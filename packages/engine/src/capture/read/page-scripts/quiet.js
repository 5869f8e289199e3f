// Settles once nothing was added to or taken from the page for `quietMs`, or after `maxMs`.
({ quietMs, maxMs }) =>
  new Promise((done) => {
    const observer = new MutationObserver(restart);
    let timer = setTimeout(finish, quietMs);
    const limit = setTimeout(finish, maxMs);
    observer.observe(document, { subtree: true, childList: true });

    function restart() {
      clearTimeout(timer);
      timer = setTimeout(finish, quietMs);
    }
    function finish() {
      clearTimeout(timer);
      clearTimeout(limit);
      observer.disconnect();
      done();
    }
  });
