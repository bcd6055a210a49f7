import { sentences } from '../../shared/sentence.ts'

/** Sentences of the engine about records of every kind. */
export const entitySays = sentences({
  system: ['시스템', 'System', '系统', 'Sistema'],
  state: ['상태', 'Status', '状态', 'Estado'],
  andMore: [
    '{label}: {message} 외 {count}건',
    '{label}: {message} (and {count} more)',
    '{label}：{message}（另有 {count} 项）',
    '{label}: {message} (y {count} más)',
  ],
  withLabel: ['{label}: {message}', '{label}: {message}', '{label}：{message}', '{label}: {message}'],
  seenOn: ['열람 화면: ', 'Page on which it was read: ', '查阅页面: ', 'Pantalla de consulta: '],
})
