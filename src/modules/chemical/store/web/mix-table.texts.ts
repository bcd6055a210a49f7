import { texts } from '../../../../core/shared/four-texts.ts'

/** The table of what may stand together. */
export const mixTableTexts = texts({
  byGroup: ['분리군별', 'By group', '按隔离组', 'Por grupo'],
  allRows: ['모든 기준', 'All rows', '全部标准', 'Todas las filas'],
  group: ['분리군', 'Segregation group', '隔离组', 'Grupo de separación'],
  other: ['함께 두는 분리군', 'Beside', '同处的隔离组', 'Junto a'],
  verdict: ['판정', 'Verdict', '判定', 'Veredicto'],
  reason: ['설명', 'Why', '说明', 'Por qué'],
  firm: ['예외 없음', 'no exception', '不得例外', 'sin excepción'],
  check: ['표와 대조', 'Held against', '与表核对', 'Contrastado con'],
  own: ['회사 기준', 'The company’s own', '公司标准', 'Norma propia'],
  checked: [
    'EPA-600/2-80-076 반응성 군 표와 칸마다 대조: 일치 {EQ}칸, 표보다 엄격 {ST}칸, 세부 군 확인 필요 {CF}칸, 견줄 표가 없는 회사 기준 {NO}칸',
    'Held against the reactivity chart EPA-600/2-80-076 cell by cell: {EQ} agree, {ST} are stricter, {CF} need their finer groups confirmed, {NO} have no published table to be held against',
    '已逐格与 EPA-600/2-80-076 反应性分组表核对：一致 {EQ} 格，更严 {ST} 格，细分组待确认 {CF} 格，无对应公开表的公司标准 {NO} 格',
    'Contrastado celda a celda con la tabla EPA-600/2-80-076: {EQ} coinciden, {ST} son más estrictas, {CF} con subgrupos por confirmar, {NO} sin tabla publicada',
  ],
  blank: [
    '표의 빈칸은 알려진 반응이 없다는 뜻이며 안전하다는 뜻이 아닙니다. H 발열, F 화재, G 가스, GT 독성가스, GF 가연성 가스, E 폭발, P 격렬한 중합, S 독성물질 용출, U 불명.',
    'A blank of that chart means that no reaction is known, not that it is safe. H heat, F fire, G gas, GT toxic gas, GF flammable gas, E explosion, P violent polymerisation, S solubilisation of toxic matter, U unknown.',
    '该表的空白表示未知反应，并不表示安全。H 放热，F 火灾，G 气体，GT 有毒气体，GF 可燃气体，E 爆炸，P 剧烈聚合，S 有毒物溶出，U 不明。',
    'Un blanco de esa tabla significa que no se conoce reacción, no que sea seguro. H calor, F fuego, G gas, GT gas tóxico, GF gas inflamable, E explosión, P polimerización violenta, S disolución de tóxicos, U desconocido.',
  ],
  class: ['제{classCd}류', 'Class {classCd}', '第{classCd}类', 'Clase {classCd}'],
  classItem: [
    '제{classCd}류 {item}',
    'Class {classCd}, {item}',
    '第{classCd}类 {item}',
    'Clase {classCd}, {item}',
  ],
  classWithout: [
    '제{classCd}류({item} 제외)',
    'Class {classCd} without {item}',
    '第{classCd}类（{item}除外）',
    'Clase {classCd} sin {item}',
  ],
})
