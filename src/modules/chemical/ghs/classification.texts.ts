import { sentences } from '../../../core/shared/sentence.ts'

/** Why a classification is not taken, and why a sheet with it does not come into force. */
export const classificationSentences = sentences({
  noCategory: [
    '분류표에 없는 조합입니다. 이 분류에는 그 구분이 없습니다.',
    'Not in the table of classes: this class has no such category.',
    '分类表中没有该组合：此分类没有该类别。',
    'No está en la tabla: esta clase no tiene esa categoría.',
  ],
  otherStatement: [
    '분류표에 없는 조합입니다({statement}). 이 분류와 구분의 H문구: {known}',
    'Not in the table of classes ({statement}). H statements of this class and category: {known}',
    '分类表中没有该组合（{statement}）。该分类和类别的H说明：{known}',
    'No está en la tabla ({statement}). Indicaciones H de esta clase y categoría: {known}',
  ],
  noStatement: [
    '분류표에 없는 조합입니다({statement}). 이 분류와 구분에는 H문구가 없습니다.',
    'Not in the table of classes ({statement}). This class and category have no H statement.',
    '分类表中没有该组合（{statement}）。该分类和类别没有H说明。',
    'No está en la tabla ({statement}). Esta clase y categoría no tienen indicación H.',
  ],
  unknownLines: [
    '분류표에 없는 조합이 있습니다. 분류를 고친 뒤 다시 진행해 주세요.',
    'The classification has a combination that is not in the table. Correct it first.',
    '分类中有分类表没有的组合。请先更正分类。',
    'La clasificación tiene una combinación que no está en la tabla. Corríjala antes.',
  ],
  notClassified: [
    '유해·위험성이 있는 성분({components})이 있는데 분류가 없습니다. GHS 분류를 입력해 주세요.',
    'Components are hazardous ({components}), but the sheet has no classification. Enter the GHS classes.',
    '含有危险成分（{components}）但没有分类。请输入GHS分类。',
    'Hay componentes peligrosos ({components}) pero la ficha no tiene clasificación. Indique las clases GHS.',
  ],
  sectionTwo: [
    '2번 항목이 분류와 다릅니다. 2번에만 있음: {onlyInText} / 분류에만 있음: {onlyInGrid}',
    'Section 2 differs from the classification. Only in section 2: {onlyInText} / only in the classes: {onlyInGrid}',
    '第2项与分类不一致。仅第2项：{onlyInText} / 仅分类：{onlyInGrid}',
    'La sección 2 difiere de la clasificación. Solo en la sección 2: {onlyInText} / solo en las clases: {onlyInGrid}',
  ],
  noDataReason: [
    "'자료 없음'인 항목({sections}번)이 있습니다. 응급조치·화재·누출·취급은 내용을 적거나 '자료 없음 사유'를 입력해 주세요.",
    "Sections without data: {sections}. Write first aid, fire, spill and handling, or give the 'reason for no data'.",
    '有“无资料”的项目（第{sections}项）。请填写急救、火灾、泄漏、操作内容，或输入“无资料理由”。',
    'Secciones sin datos: {sections}. Escriba primeros auxilios, incendio, vertido y manipulación, o indique el motivo.',
  ],
  onlyInForce: [
    '유효한 MSDS의 경고표지만 인쇄할 수 있습니다. (현재 상태: {state})',
    'Only the label of an MSDS in force is printed. (state: {state})',
    '只能打印有效MSDS的警示标签。（当前状态：{state}）',
    'Solo se imprime la etiqueta de una FDS vigente. (estado: {state})',
  ],
})
