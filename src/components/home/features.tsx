import { Icon } from '../icon';
import {
  Droplets,
  GraduationCap,
  Link2,
  Sparkles,
  SlidersHorizontal,
  SquareFunction,
  Clapperboard,
  CodeXml,
  Globe,
} from '../icons';

const FEATURES = [
  {
    icon: Link2,
    title: 'Shapes and joints',
    text: 'Draw circles, boxes, gears and freehand outlines, and link them with hinges, rods, wheels, welds and springs.',
  },
  {
    icon: Droplets,
    title: 'Liquids and soft bodies',
    text: 'Turn any body into water, honey, sand or jelly. It flows, floats and pushes back.',
  },
  { icon: Sparkles, title: 'Particle emitters', text: 'Smoke, sparks and trails follow whatever you attach them to.' },
  {
    icon: SlidersHorizontal,
    title: 'Every property in reach',
    text: 'Density, friction, bounce, damping, gravity scale, collision groups: all of it numbers you can change.',
  },
  {
    icon: CodeXml,
    title: 'Scripts in JavaScript',
    text: 'Attach a class to a node and it acts at every step: bumpers, motors, games, music.',
  },
  {
    icon: Globe,
    title: 'In the browser, free',
    text: 'Open a page and press Play. Nothing to install, nothing to pay.',
  },
];

const AUDIENCE = [
  {
    icon: GraduationCap,
    title: 'Teachers and students',
    text: 'A pendulum whose period you can measure against the formula, a graph beside it, and a slope to change.',
  },
  {
    icon: Clapperboard,
    title: 'Makers of marble races',
    text: 'Tracks, pegs, gates and territory battles. With the same seed and input, a race repeats itself exactly.',
  },
  {
    icon: SquareFunction,
    title: 'Script authors',
    text: 'A small API with readable names, metres and seconds, and a physics engine behind it.',
  },
];

/** The features of the editor and its audiences. */
export function Features() {
  return (
    <>
      <section className="home-section" aria-labelledby="home-features">
        <h2 id="home-features">What it does</h2>
        <FeatureList items={FEATURES} />
      </section>
      <section className="home-section" aria-labelledby="home-audience">
        <h2 id="home-audience">Who uses it</h2>
        <FeatureList items={AUDIENCE} />
      </section>
    </>
  );
}

function FeatureList({ items }: { items: typeof FEATURES }) {
  return (
    <ul className="features">
      {items.map(({ icon, title, text }) => (
        <li key={title}>
          <Icon of={icon} size={24} />
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
