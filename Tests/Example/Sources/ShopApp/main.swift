import DrydockCommands
import Shop

// `swift run ShopApp` opens the basket in a window; `gallery`, `export`, `sheet`, `list` and `tree` are there, too.
shop.runCommand(title: "Shop") { BasketViewController(headline: "Your basket", prices: ["€ 12", "€ 7"]) }
