import { useEffect, useLayoutEffect, useState } from 'react';
import { Icon } from '../components/icon';
import { Check, Copy, TextWrap } from '../components/icons';
import './code.css';
import { useForAWhile } from './use-for-a-while';
import { commandsIn, copyText } from './copy-text';
import type { IslandInput } from './types';

const COPIED_FOR = 1000;

/** Buttons of a listing: copy, and wrap lines that are too long. */
export default function Code({ host }: IslandInput<'code'>) {
  const listing = host.querySelector('pre');
  if (!listing) throw new Error('This listing has no code.');
  return (
    <div className="code-buttons">
      <CopyButton listing={listing} />
      <WrapButton host={host} listing={listing} />
    </div>
  );
}

function CopyButton({ listing }: { listing: HTMLElement }) {
  const [isCopied = false, setCopied] = useForAWhile<boolean>(COPIED_FOR);

  const copy = () => {
    const { dataset, textContent } = listing;
    const text = dataset['language'] === 'shell' ? commandsIn(textContent) : textContent;
    void copyText(text.replace(/\n+$/, ''), listing).then(setCopied);
  };
  const label = isCopied ? 'Copied' : 'Copy code to clipboard';
  const icon = isCopied ? Check : Copy;
  return (
    <>
      <span role="status">{isCopied && 'Copied'}</span>
      <button type="button" aria-label={label} title={label} onClick={copy}>
        <Icon of={icon} size={16} />
      </button>
    </>
  );
}

function WrapButton({ host, listing }: { host: HTMLElement; listing: HTMLElement }) {
  const [isWrapped, setWrapped] = useState(false);
  const overflows = useOverflow(listing, isWrapped);

  useLayoutEffect(() => {
    host.classList.toggle('code-wrapped', isWrapped);
    return () => host.classList.remove('code-wrapped');
  }, [host, isWrapped]);

  if (!overflows) return null;
  const label = 'Toggle word wrap';
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isWrapped}
      onClick={() => setWrapped(!isWrapped)}
    >
      <Icon of={TextWrap} size={16} />
    </button>
  );
}

/** Whether the listing has lines that are too long; while it is wrapped, whether it had. */
function useOverflow(listing: HTMLElement, isWrapped: boolean): boolean {
  const [overflows, setOverflows] = useState(false);

  useEffect(() => {
    if (isWrapped) return undefined;
    const observer = new ResizeObserver(() => setOverflows(listing.scrollWidth > listing.clientWidth));
    observer.observe(listing);
    return () => observer.disconnect();
  }, [listing, isWrapped]);

  return overflows;
}
