import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { approvalBehaviours } from '../src/platform/approval/approval.server.ts'
import { noticeBehaviours, platformBehaviours } from '../src/platform/platform.server.ts'
import { facilityBehaviours } from '../src/platform/facility/facility.server.ts'
import { logBehaviours } from '../src/platform/log/log.server.ts'
import { notificationBehaviours } from '../src/platform/notification/notification-behaviours.server.ts'
import { privacyBehaviours } from '../src/platform/privacy/privacy.server.ts'
import { storageBehaviours } from '../src/modules/chemical/storage.server.ts'
import { chemicalBehaviours } from '../src/modules/chemical/chemical.server.ts'
import { improvementBehaviours } from '../src/modules/improvement/improvement.server.ts'
import { vendorBehaviours } from '../src/modules/vendor/vendor.server.ts'
import { constructionBehaviours } from '../src/modules/work-permit/construction.server.ts'
import { workPermitBehaviours } from '../src/modules/work-permit/work-permit.server.ts'
import { behaviours } from '../src/app/behaviours.ts'
import type { Behaviour } from '../src/core/server/entity/behaviour.ts'
import { inLanguage, labelsIn, type Labels } from '../src/core/shared/labels.ts'
import { workPermit } from '../src/modules/work-permit/permit/work-permit.resource.ts'

/** Areas of the platform with label files of their own. */
const areas: Record<string, readonly Behaviour[]> = {
  'src/platform/approval': approvalBehaviours,
  'src/platform/facility': facilityBehaviours,
  'src/platform/log': logBehaviours,
  'src/platform/notice': noticeBehaviours,
  'src/platform/notification': notificationBehaviours,
  'src/platform/privacy': privacyBehaviours,
}
/** Each room that defines entities has one label file per language beside its list of entities. */
const rooms: Record<string, readonly Behaviour[]> = {
  'src/platform': platformBehaviours.filter((each) => !Object.values(areas).flat().includes(each)),
  ...areas,
  'src/modules/chemical': chemicalBehaviours,
  'src/modules/chemical/stock': storageBehaviours,
  'src/modules/improvement': improvementBehaviours,
  'src/modules/vendor': vendorBehaviours,
  'src/modules/work-permit': workPermitBehaviours,
  'src/modules/work-permit/construction': constructionBehaviours,
}
const languages = ['en', 'zh', 'es'] as const
const fileOf = (room: string, language: string): Labels =>
  JSON.parse(readFileSync(path.join(room, `labels.${language}.json`), 'utf8')) as Labels
const koreanOf = (room: string): Labels =>
  Object.assign({}, ...(rooms[room] ?? []).map(({ resource }) => labelsIn(resource)))

test('every entity belongs to a room with label files', () => {
  expect(Object.values(rooms).flat()).toHaveLength(behaviours.length)
})

describe.each(Object.keys(rooms))('%s', (room) => {
  const korean = koreanOf(room)
  test.each(languages)('%s has every label and no other', (language) => {
    const labels = fileOf(room, language)
    expect({
      missing: Object.keys(korean).filter((key) => !labels[key]?.trim()),
      unknown: Object.keys(labels).filter((key) => !(key in korean)),
    }).toEqual({ missing: [], unknown: [] })
  })
  test.each(languages)('%s is translated: no Hangul stands in it', (language) => {
    expect(
      Object.entries(fileOf(room, language)).filter(([, label]) => /\p{Script=Hangul}/u.test(label)),
    ).toEqual([])
  })
})

describe('a definition in another language', () => {
  const english = inLanguage(workPermit, fileOf('src/modules/work-permit', 'en'))
  test('has its title, fields, states, transitions, inputs, files and lines', () => {
    expect({
      title: english.title,
      field: english.fields.permitNm.label,
      state: english.states?.rejected,
      action: english.transitions?.reject.label,
      input: (english.transitions?.suspend.input as Record<string, { label: string }> | undefined)?.[
        'suspReasonCd'
      ]?.label,
      file: english.files?.['photo']?.label,
      line: english.lines?.gases.fields.o2Pct.label,
    }).toEqual({
      title: 'Work permit',
      field: 'Work name',
      state: 'Rejected',
      action: 'Reject',
      input: 'Reason for suspension',
      file: 'Site and posting photos',
      line: 'Oxygen O₂ (%)',
    })
  })
  test('differs in nothing but its labels', () => {
    expect(inLanguage(english, labelsIn(workPermit))).toEqual(workPermit)
  })
  test('falls back to Korean, one label at a time', () => {
    const partly = inLanguage(workPermit, { 'workPermit.permitNm': 'Name' })
    expect([partly.fields.permitNm.label, partly.fields.permitCd.label]).toEqual(['Name', '허가번호'])
  })
})
