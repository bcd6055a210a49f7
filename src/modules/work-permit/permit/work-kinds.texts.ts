import { texts } from '../../../core/shared/four-texts.ts'
import { sentences } from '../../../core/shared/sentence.ts'

/** Kinds of work (PTW_WORK). */
export const workKindTexts = texts({
  TANKWELD: [
    '탱크·용기 내부 용접·절단',
    'Welding or cutting inside a tank or vessel',
    '储罐·容器内部焊接·切割',
    'Soldadura o corte dentro de tanque o recipiente',
  ],
  TANKCLEAN: [
    '탱크·용기·피트 내부 청소·점검',
    'Cleaning or inspection inside a tank, vessel or pit',
    '储罐·容器·地坑内部清扫·检查',
    'Limpieza o inspección dentro de tanque, recipiente o foso',
  ],
  TANKPAINT: [
    '탱크·용기 내부 도장',
    'Painting inside a tank or vessel',
    '储罐·容器内部涂装',
    'Pintura dentro de tanque o recipiente',
  ],
  WELD: [
    '배관·설비 용접·절단',
    'Welding or cutting of piping or equipment',
    '管道·设备焊接·切割',
    'Soldadura o corte de tuberías o equipos',
  ],
  HIGHWELD: [
    '고소 용접·절단',
    'Welding or cutting at height',
    '高处焊接·切割',
    'Soldadura o corte en altura',
  ],
  LINEOPEN: [
    '배관·설비 개방·분해',
    'Opening or dismantling of piping or equipment',
    '管道·设备打开·拆解',
    'Apertura o desmontaje de tuberías o equipos',
  ],
  OUTAGE: [
    '정전·전기설비 작업',
    'Outage or electrical equipment work',
    '停电·电气设备作业',
    'Trabajo con corte o en equipos eléctricos',
  ],
  DIG: ['굴착', 'Excavation', '挖掘', 'Excavación'],
  RADIO: ['방사선 투과검사(RT)', 'Radiographic test (RT)', '射线检测（RT）', 'Ensayo radiográfico (RT)'],
  SCAFFOLD: [
    '비계 설치·해체',
    'Erection or dismantling of scaffolding',
    '脚手架搭设·拆除',
    'Montaje o desmontaje de andamios',
  ],
  HEIGHT: [
    '고소 보수·도장',
    'Repair or painting at height',
    '高处维修·涂装',
    'Reparación o pintura en altura',
  ],
  LIFT: [
    '크레인·중량물 인양',
    'Lifting of heavy loads by crane',
    '起重机·重物吊装',
    'Izado de cargas pesadas con grúa',
  ],
  STEEL: [
    '철골 조립·해체',
    'Erection or dismantling of steel structures',
    '钢结构安装·拆除',
    'Montaje o desmontaje de estructuras de acero',
  ],
  TOWER: [
    '타워크레인 설치·수리·점검·해체',
    'Assembly, repair, inspection or dismantling of a tower crane',
    '塔式起重机安装·维修·检查·拆卸',
    'Montaje, reparación, inspección o desmontaje de grúa torre',
  ],
  TOWERRUN: [
    '타워크레인 운전·인양',
    'Operation of a tower crane, lifting',
    '塔式起重机操作·吊装',
    'Manejo de grúa torre e izado',
  ],
  JET: [
    '고압수 세척·블라스트',
    'High-pressure cleaning, blasting',
    '高压水清洗·喷砂',
    'Limpieza a presión y chorreado',
  ],
  OTHER: ['그 밖의 작업', 'Other work', '其他作业', 'Otro trabajo'],
})

/** What the kind of work or the equipment asks for and the permit does not have. */
export const kindRefusals = sentences({
  choose: [
    '작업유형을 선택하세요.',
    'Choose the kind of work.',
    '请选择作业类型。',
    'Elija el tipo de trabajo.',
  ],
  hot: [
    '작업유형 ‘{name}’: 화기작업 허가가 필요합니다.',
    'Kind of work ‘{name}’: a hot work permit is needed.',
    '作业类型“{name}”：需要动火作业许可。',
    'Tipo de trabajo «{name}»: se necesita un permiso de trabajo en caliente.',
  ],
  supplement: [
    '작업유형 ‘{name}’: {supplement} 보충허가가 필요합니다.',
    'Kind of work ‘{name}’: the supplementary permit {supplement} is needed.',
    '作业类型“{name}”：需要{supplement}补充许可。',
    'Tipo de trabajo «{name}»: se necesita el permiso complementario {supplement}.',
  ],
  equipment: [
    '장비 ‘{name}’: {supplement} 보충허가가 필요합니다.',
    'Equipment ‘{name}’: the supplementary permit {supplement} is needed.',
    '设备“{name}”：需要{supplement}补充许可。',
    'Equipo «{name}»: se necesita el permiso complementario {supplement}.',
  ],
})
