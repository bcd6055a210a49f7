import { texts } from '../../../core/shared/four-texts.ts'
import { portletNames } from './portlet-names.texts.ts'

export const portletTexts = texts({
  ...portletNames,
  all: ['전체 {count}건', 'all {count}', '共{count}件', 'todas: {count}'],
  urgent: ['긴급', 'Urgent', '紧急', 'Urgentes'],
  level1: [
    '1단계 담당·부서장',
    'Level 1: owner and head',
    '1级 负责人·部门长',
    'Nivel 1: responsable y jefe',
  ],
  level2: ['2단계 총괄·요청자', 'Level 2: coordinator', '2级 总管·申请人', 'Nivel 2: coordinador'],
  level3: ['3단계 사업장장', 'Level 3: head of the site', '3级 工厂负责人', 'Nivel 3: jefe de planta'],
  level4: ['4단계 본사 SHE', 'Level 4: head office', '4级 总部SHE', 'Nivel 4: SHE central'],
  completion: ['완료율', 'Completed', '完成率', 'Completadas'],
  onTime: ['기한준수율', 'On time', '按期率', 'A tiempo'],
  meanDays: ['평균 조치일', 'Mean days', '平均处理天数', 'Días de media'],
  overdue: ['지연율', 'Overdue', '逾期率', 'Vencidas'],
  days: ['{count}일', '{count} days', '{count}天', '{count} días'],
  year: ['{year}년', '{year}', '{year}年', '{year}'],
  status: ['통계 보기', 'All figures', '查看统计', 'Ver indicadores'],
})
