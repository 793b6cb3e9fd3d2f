export * from 'animejs';
