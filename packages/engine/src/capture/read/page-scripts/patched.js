// Whether the patch that was applied last still holds, and where it is now.
() => ({ holds: globalThis.patch.holds(), box: globalThis.patch.box() });
