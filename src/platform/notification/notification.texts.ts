import { sentences } from '../../core/shared/sentence.ts'

export const notificationMessages = sentences({
  mandatoryUsed: [
    '필수 알림은 사용을 중지할 수 없습니다.',
    'A mandatory notification cannot be stopped.',
    '必要通知不能停用。',
    'Una notificación obligatoria no se puede suspender.',
  ],
  mandatoryFixed: [
    '프로그램이 정한 필수 알림은 해제할 수 없습니다.',
    'What the program makes mandatory stays mandatory.',
    '程序规定的必要通知不能取消。',
    'Una notificación obligatoria del programa no puede dejar de serlo.',
  ],
  koreanNeeded: [
    '한국어 템플릿은 반드시 있어야 합니다.',
    'There must be a Korean template.',
    '必须有韩语模板。',
    'Debe haber una plantilla en coreano.',
  ],
  languageTwice: [
    '같은 언어의 템플릿이 두 번 있습니다.',
    'There are two templates of one language.',
    '同一语言的模板重复。',
    'Hay dos plantillas del mismo idioma.',
  ],
  mandatoryOn: [
    '필수 알림은 끌 수 없습니다.',
    'A mandatory notification cannot be switched off.',
    '必要通知不能关闭。',
    'Una notificación obligatoria no se puede desactivar.',
  ],
})
