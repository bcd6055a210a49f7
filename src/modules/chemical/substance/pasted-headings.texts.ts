/**
 * Headings of Korean sheets, as patterns. They are recognised in text that a person pastes; the portal shows none
 * of them.
 */
export const headings = {
  vapourPressure: '증기압',
  formula: '분자식|화학식',
  nameKorean: '물질명(?:\\(국문\\))?|국문명|제품명',
  nameEnglish: '물질명\\(영문\\)|영문명',
  molecularWeight: '분자량',
  meltingPoint: '녹는점(?:/어는점)?|융점',
  boilingPoint: '초기\\s?끓는점과\\s?끓는점\\s?범위|끓는점|비점',
  flashPoint: '인화점',
  autoIgnition: '자연\\s?발화\\s?온도|발화점',
  gravity: '비중|상대밀도',
  vapourDensity: '증기\\s?밀도',
  explosiveRange: '(?:인화|폭발)[^\\n]*상한\\s*/\\s*하한',
} as const
/** The letter before a heading: 가. 나. 다. */
export const ordinal = '[가-힣]'
