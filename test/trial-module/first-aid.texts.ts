import { texts } from '../../core/shared/four-texts.ts'

export const firstAidTexts = texts({
  help: [
    '구급함마다 다음 점검일을 관리합니다.',
    'Keeps the next check of each first aid kit.',
    '管理每个急救箱的下次检查日。',
    'Gestiona la próxima revisión de cada botiquín.',
  ],
})
