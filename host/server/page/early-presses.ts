/**
 * Remembers a button that is pressed before its code is there, and presses it once React has taken it over: on a slow
 * phone the server's page can be read, and so pressed, seconds earlier. Links and forms work by themselves, and a press
 * that React met by taking the button over at once is not repeated.
 */
export const earlyPresses = `(function(){var t=0,w;addEventListener("click",function(e){var b=e.target.closest&&e.target.closest("#root button");if(!b||b.type==="submit"||own(b))return;w=b;clearInterval(t);var n=0;setTimeout(function(){if(w!==b||own(b))return;clearInterval(t);t=setInterval(function(){if(own(b)){clearInterval(t);b.click()}else if(++n>200||!b.isConnected)clearInterval(t)},50)},0)},true);function own(b){for(var k in b)if(k.indexOf("__reactProps")===0)return true;return false}})()`;
