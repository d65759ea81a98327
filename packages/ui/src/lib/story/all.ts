import type { ComponentType } from 'react';

interface StoryLike {
  readonly render?: ComponentType;
  readonly args?: object;
}

interface MetaLike {
  readonly title: string;
  readonly component?: ComponentType;
  readonly args?: object;
}

/** A story as a component without props, for tests that hold for every one of them. */
export interface AnyStory {
  readonly name: string;
  readonly Story: ComponentType;
  readonly props: object;
}

/** All stories of the modules that `import.meta.glob` found. */
export function storiesOf(modules: readonly Record<string, unknown>[]): AnyStory[] {
  return modules.flatMap(({ default: meta, ...stories }) => {
    const { title, component, args } = meta as MetaLike;
    return Object.entries(stories as Record<string, StoryLike>).map(([name, story]) => {
      const Story = story.render ?? component;
      if (!Story) throw new Error(`${title}/${name} renders nothing`);
      return { name: `${title}/${name}`, Story, props: { ...args, ...story.args } };
    });
  });
}
