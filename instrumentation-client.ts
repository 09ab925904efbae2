import { watchHistory } from '@/lib/leave-guard';

// Runs before the router starts, which is the only place to be asked before it on Back.
watchHistory();
