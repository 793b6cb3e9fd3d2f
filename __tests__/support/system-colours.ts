/** Sets whether the system is dark. Returns a function that changes it. */
export function stubSystem(isDark: boolean): (isDark: boolean) => void {
  const system = Object.assign(new EventTarget(), { matches: isDark });
  Object.assign(window, { matchMedia: () => system });
  return (next) => {
    system.matches = next;
    system.dispatchEvent(new Event('change'));
  };
}
