import { code, codes, flag, tags, text, textarea } from '../../core/shared/field.ts'
import { defineLines, defineResource } from '../../core/shared/resource.ts'

/** Values of the code group NOTI_CH. */
export const notiChannels = { portal: 'NCH01', mail: 'NCH02', sms: 'NCH03' } as const
export type Channel = (typeof notiChannels)[keyof typeof notiChannels]
export const allChannels: readonly Channel[] = [notiChannels.portal, notiChannels.mail, notiChannels.sms]

/** The words of an event in one language; `{{name}}` stands for a value that the event carries. */
export const notiTemplate = defineLines({
  name: 'notiTemplate',
  title: '알림 템플릿',
  key: 'notiTemplateNo',
  parent: 'eventCd',
  fields: {
    langCd: code('언어', 'LANG', { required: true }),
    title: text('제목', { required: true }),
    body: textarea('본문', { required: true, max: 2000 }),
  },
})

/**
 * 알림이벤트 (admin 2.2, 3): the program names the event, the administrator decides notiChannels, rules and words.
 */
export const notiEvent = defineResource({
  name: 'notiEvent',
  title: '알림이벤트',
  path: '/api/manage/notievent',
  menus: ['manage/noti/notiEvent'],
  key: 'eventCd',
  fields: {
    eventCd: text('이벤트코드', { required: true, max: 50 }),
    moduleCd: code('모듈', 'TASK_GRP', { required: true }),
    eventNm: text('이벤트명', { required: true, max: 100 }),
    eventNmEn: text('이벤트명(영어)', { max: 100 }),
    eventNmZh: text('이벤트명(중국어)', { max: 100 }),
    eventNmEs: text('이벤트명(스페인어)', { max: 100 }),
    channels: codes('채널', 'NOTI_CH', { required: true }),
    mandatoryYn: flag('필수', { control: 'checkbox', first: 'N' }),
    escalateRule: tags('에스컬레이션', { max: 10 }),
    variables: tags('변수', { readOnly: true }),
    useYn: flag('사용', { control: 'switch', first: 'Y' }),
  },
  scope: 'everyone',
  order: [
    { by: 'moduleCd', direction: 'asc' },
    { by: 'eventCd', direction: 'asc' },
  ],
  list: ['eventCd', 'eventNm', 'moduleCd', 'channels', 'mandatoryYn', 'escalateRule', 'useYn', 'updateDt'],
  search: {
    moduleCd: 'in',
    eventNm: 'contains',
    eventCd: 'contains',
    mandatoryYn: 'equals',
    useYn: 'equals',
  },
  lines: { templates: notiTemplate },
})
