/** What the columns of a worksheet are called in the files of other offices; matched, never shown. */
export const deviationHeadings = {
  nodeNm: ['구간', '노드', 'Node'],
  deviationNm: ['이탈현상', 'Deviation'],
  causeTxt: ['가능한 원인', 'Cause'],
  resultTxt: ['예상 결과', 'Consequence'],
  guardTxt: ['안전조치', 'Safeguard'],
} as const satisfies Record<string, readonly string[]>
