import { NeighbourPager, type Neighbour } from '../layout/page/pager';
import { SourceLink } from './source-link';

/** The pages before and after a page of the reference, from its context. */
export interface Neighbours {
  previous: Neighbour | null;
  next: Neighbour | null;
}

interface ApiFootProps {
  source: { readonly file: string; readonly line: number; readonly url: string };
  neighbours: Neighbours;
}

/** The foot of a reference page: link to the source, and neighbours. */
export function ApiFoot({ source, neighbours: { previous, next } }: ApiFootProps) {
  return (
    <>
      <footer className="text-foot">
        <span>
          Made from <SourceLink source={source} />
        </span>
      </footer>
      <NeighbourPager label="API pages" previous={previous} next={next} />
    </>
  );
}
