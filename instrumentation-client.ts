import { watchHistory } from '@/lib/leave-guard';
import { forgetMissingScripts } from '@/lib/missing-scripts';

// Runs before the router starts, which is the only place to be asked before it on Back.
watchHistory();
forgetMissingScripts();
