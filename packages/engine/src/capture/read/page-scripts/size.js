// How many elements the page has; counted without laying it out.
() => document.getElementsByTagName('*').length;
