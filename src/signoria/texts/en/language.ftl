### The name of the language, in itself.

language-name = English
