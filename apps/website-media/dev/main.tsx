/** Runs this remote alone: `npm run dev -- --alone website-media`. */
import '@temple/ui/styles/base.css';
import { runAlone } from '@temple/remote-kit/fake-shell';
import { themeCss } from '@temple/ui/tokens';
import remote from '../src/remote.ts';

void runAlone(remote, { themeCss });
