import { sentences } from '../../../core/shared/sentence.ts'

/** Law articles that the rules of a permit name to the people who work under it. */
export const permitLaws = sentences({
  planOfElectricWork: [
    '안전보건규칙 제38조제1항제5호',
    'Safety and Health Rules art. 38(1) no. 5',
    '产业安全保健标准规则第38条第1款第5项',
    'Reglamento de Seguridad y Salud art. 38.1 n.º 5',
  ],
  planOfExcavation: [
    '안전보건규칙 제38조제1항제6호',
    'Safety and Health Rules art. 38(1) no. 6',
    '产业安全保健标准规则第38条第1款第6项',
    'Reglamento de Seguridad y Salud art. 38.1 n.º 6',
  ],
  leader: [
    '안전보건규칙 제39조',
    'Safety and Health Rules art. 39',
    '产业安全保健标准规则第39条',
    'Reglamento de Seguridad y Salud art. 39',
  ],
  anchorage: [
    '안전보건규칙 제44조',
    'Safety and Health Rules art. 44',
    '产业安全保健标准规则第44条',
    'Reglamento de Seguridad y Salud art. 44',
  ],
  fireWatch: [
    '안전보건규칙 제241조의2제1항',
    'Safety and Health Rules art. 241-2(1)',
    '产业安全保健标准规则第241条之2第1款',
    'Reglamento de Seguridad y Salud art. 241-2.1',
  ],
  evacuation: [
    '안전보건규칙 제296조',
    'Safety and Health Rules art. 296',
    '产业安全保健标准规则第296条',
    'Reglamento de Seguridad y Salud art. 296',
  ],
  fairAir: [
    '안전보건규칙 제618조제3호',
    'Safety and Health Rules art. 618 no. 3',
    '产业安全保健标准规则第618条第3项',
    'Reglamento de Seguridad y Salud art. 618 n.º 3',
  ],
  restrictedWork: [
    '유해·위험작업의 취업 제한에 관한 규칙 별표 1',
    'Rules on Restricted Employment in Hazardous Work, table 1',
    '有害危险作业就业限制规则附表1',
    'Reglamento de restricción de trabajos peligrosos, tabla 1',
  ],
  electricWorks: [
    '전기공사업법 제17조',
    'Electrical Construction Business Act art. 17',
    '电气工程业法第17条',
    'Ley de Obras Eléctricas art. 17',
  ],
  nuclearSafety: [
    '원자력안전법 제53조',
    'Nuclear Safety Act art. 53',
    '原子能安全法第53条',
    'Ley de Seguridad Nuclear art. 53',
  ],
})
