type Navigate = (address: string) => void;

let navigate: Navigate = (address) => location.assign(address);

/** The router's own move, once it runs; until then a link loads its page as usual. */
export function provideNavigator(move: Navigate): () => void {
  navigate = move;
  return () => {
    navigate = (address) => location.assign(address);
  };
}

/** Moves to an address of this site. */
export function navigateTo(address: string): void {
  navigate(address);
}
