import { texts } from '../../../core/shared/four-texts.ts'
import { sentences } from '../../../core/shared/sentence.ts'

/** Educations (VND_EDU) that works ask for. */
export const educationTexts = texts({
  VED01: ['출입안전교육', 'Access safety training', '出入安全培训', 'Formación de seguridad de acceso'],
  VED16: ['가스측정자 교육', 'Training of gas testers', '气体检测人员培训', 'Formación de medidor de gases'],
  VED17: [
    '화재·밀폐 감시인 교육',
    'Training of fire and confined space watchers',
    '动火·受限空间监护人培训',
    'Formación de vigilante de incendios y espacios confinados',
  ],
  VED11: [
    '밀폐공간 특별교육',
    'Special training: confined spaces',
    '受限空间特别培训',
    'Formación especial: espacios confinados',
  ],
  VED12: [
    '정전·활선작업 특별교육',
    'Special training: outage and live work',
    '停电·带电作业特别培训',
    'Formación especial: corte eléctrico y trabajo en tensión',
  ],
  VED13: [
    '굴착작업 특별교육',
    'Special training: excavation',
    '挖掘作业特别培训',
    'Formación especial: excavación',
  ],
  VED14: [
    '방사선작업 특별교육',
    'Special training: radiation',
    '放射线作业特别培训',
    'Formación especial: radiación',
  ],
  VED15: [
    '비계작업 특별교육',
    'Special training: scaffolding',
    '脚手架作业特别培训',
    'Formación especial: andamios',
  ],
  VED18: [
    '화재위험작업 특별교육',
    'Special training: work with fire hazard',
    '火灾危险作业特别培训',
    'Formación especial: trabajos con riesgo de incendio',
  ],
  VED19: [
    '크레인작업 특별교육',
    'Special training: cranes',
    '起重机作业特别培训',
    'Formación especial: grúas',
  ],
  VED20: [
    '철골작업 특별교육',
    'Special training: steel erection',
    '钢结构作业特别培训',
    'Formación especial: estructuras de acero',
  ],
  VED21: [
    '타워크레인 설치·해체 특별교육',
    'Special training: assembly of tower cranes',
    '塔式起重机安装·拆卸特别培训',
    'Formación especial: montaje de grúas torre',
  ],
  VED22: [
    '인화성·유해물질 취급 특별교육',
    'Special training: flammable and harmful substances',
    '易燃·有害物质处理特别培训',
    'Formación especial: sustancias inflamables y nocivas',
  ],
  VED23: [
    '밀폐장소 용접 특별교육',
    'Special training: welding in confined places',
    '密闭场所焊接特别培训',
    'Formación especial: soldadura en lugares confinados',
  ],
})

/** Licences (VND_QUAL) that works ask for. */
export const qualificationTexts = texts({
  VQL01: ['전기용접기능사', 'Electric welder', '电焊技能士', 'Soldador eléctrico'],
  VQL02: ['크레인운전기능사', 'Crane operator', '起重机操作技能士', 'Operador de grúa'],
  VQL03: ['지게차운전기능사', 'Forklift operator', '叉车操作技能士', 'Operador de carretilla elevadora'],
  VQL04: ['비계기능사', 'Scaffolder', '脚手架技能士', 'Montador de andamios'],
  VQL05: ['전기기능사', 'Electrician', '电气技能士', 'Electricista'],
  VQL06: ['굴착기운전기능사', 'Excavator operator', '挖掘机操作技能士', 'Operador de excavadora'],
  VQL10: ['기중기운전기능사', 'Mobile crane operator', '移动式起重机操作技能士', 'Operador de grúa móvil'],
  VQL11: [
    '방사선비파괴검사기능사',
    'Radiographic tester',
    '射线无损检测技能士',
    'Radiólogo industrial (END)',
  ],
  VQL12: ['타워크레인운전기능사', 'Tower crane operator', '塔式起重机操作技能士', 'Operador de grúa torre'],
  VQL13: [
    '타워크레인 설치·해체 교육이수',
    'Training in the assembly of tower cranes',
    '塔式起重机安装·拆卸培训结业',
    'Formación en montaje de grúas torre',
  ],
})

export const crewRefusals = sentences({
  noQualified: [
    '{names} 자격이 유효한 작업자가 없습니다. ({source})',
    'Nobody of the crew holds a valid qualification: {names}. ({source})',
    '没有持有效资格的作业人员：{names}。（{source}）',
    'Nadie del equipo tiene una cualificación vigente: {names}. ({source})',
  ],
  either: ['{one} 또는 {other}', '{one} or {other}', '{one}或{other}', '{one} o {other}'],
})
/** On what a demand rests: the law by its Korean name, or the company. */
export const crewSources = sentences({
  lawAndCompany: [
    '{law}, 회사 기준',
    '{law}, company standard',
    '{law}, 公司标准',
    '{law}, norma de la empresa',
  ],
  company: [
    '회사 기준({law})',
    'Company standard ({law})',
    '公司标准（{law}）',
    'Norma de la empresa ({law})',
  ],
})
