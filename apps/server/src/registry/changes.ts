import type { RegistryDocument } from './document.ts';
import type { Registry, Revision } from './registry.ts';

const known = (document: RegistryDocument, id: string) => {
  const remote = document.remotes[id];
  if (!remote) throw new Error(`The registry has no remote “${id}”`);
  return remote;
};

/** Publishes what an older revision had: the way back after a bad release. */
export function rollBack(registry: Registry, number: number): Promise<Revision> {
  return registry.publish(`roll back to revision ${number}`, (document, revisions) => {
    const target = revisions.find((revision) => revision.number === number);
    if (!target) throw new Error(`There is no revision ${number}`);
    // What was revoked since stays revoked.
    return { ...structuredClone(target.document), revoked: document.revoked };
  });
}

/** Switches a remote off (or on again) without any release. */
export function setEnabled(registry: Registry, id: string, enabled: boolean): Promise<Revision> {
  return registry.publish(`${enabled ? 'switch on' : 'switch off'} ${id}`, (document) => {
    known(document, id).enabled = enabled;
    return document;
  });
}

/** Forbids a version: open tabs that run it reload. */
export function revoke(registry: Registry, id: string, version: string): Promise<Revision> {
  return registry.publish(`revoke ${id}/${version}`, (document) => {
    document.revoked = [...new Set([...document.revoked, `${id}/${version}`])];
    return document;
  });
}
