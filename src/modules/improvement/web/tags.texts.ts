import { texts } from '../../../core/shared/four-texts.ts'

export const tagTexts = texts({
  extended: ['연장 {count}회', 'extended {count}×', '延期{count}次', 'prorrogada {count}×'],
  again: ['재조치 {count}회', 'done again {count}×', '重新处理{count}次', 'repetida {count}×'],
  recurred: ['재발', 'came back', '复发', 'recurrente'],
  repeated: ['반복', 'repeated', '重复', 'reiterada'],
})
