import type { ComponentPropsWithoutRef, RefObject } from 'react';
import { Icon, type IconShape } from '../../components/icon';

interface SceneButtonProps extends ComponentPropsWithoutRef<'button'> {
  label: string;
  icon: IconShape;
  keys?: string;
  buttonRef?: RefObject<HTMLButtonElement>;
}

/** A button with an icon in the control bar. */
export function SceneButton({ label, icon, keys, buttonRef, children, ...rest }: SceneButtonProps) {
  return (
    <button
      ref={buttonRef}
      type="button"
      className="icon-button"
      aria-label={label}
      title={keys ? `${label} (${keys})` : label}
      {...rest}
    >
      <Icon of={icon} size={20} />
      {children}
    </button>
  );
}
