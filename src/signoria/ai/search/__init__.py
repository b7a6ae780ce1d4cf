"""Search over what a seat cannot know, and what guides it."""
