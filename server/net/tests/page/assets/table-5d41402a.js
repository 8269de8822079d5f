document.title = "A page to test with";
