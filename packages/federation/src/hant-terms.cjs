/** Corrections after general conversion: [what the tables write, what temples write]. */
module.exports.TERMS = [
  ['佈施', '布施'],
  ['唸經', '念經'],
  ['唸佛', '念佛'],
  ['唸誦', '念誦'],
  ['佔察', '占察'],
];
