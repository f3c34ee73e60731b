import { spawnSync } from 'node:child_process';

// A checkout has the repository's hooks, set when npm installs. Without git, as in an image, there are none.
spawnSync('git', ['config', 'core.hooksPath', '.githooks'], { stdio: 'ignore' });
