enum ShowcasePlaceholder {}
