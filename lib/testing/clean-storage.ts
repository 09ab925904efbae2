// Files of component tests follow each other in one browser: a form may have left a draft there.
localStorage.clear();
sessionStorage.clear();
