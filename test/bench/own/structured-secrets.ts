// Passwords and tokens of the structured set, put together when they are loaded.
export const PASSPHRASE = ["tarragon", "Kettle", "52!"].join("-");
export const TOKEN = ["tk", "9fQ2", "xLm7", "Rw31", "zPv8"].join("");
