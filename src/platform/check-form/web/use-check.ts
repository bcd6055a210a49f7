import { useCallback, useEffect, useRef, useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { defined } from '../../../core/shared/defined.ts'
import type { AnyResource } from '../../../core/shared/resource.ts'
import { api } from '../../../core/web/api.ts'
import { ApiError } from '../../../core/web/api-error.ts'
import {
  attachCalls,
  attachKey,
  attachQuery,
  type AttachGroup,
} from '../../../core/web/attach/attach-calls.ts'
import { flagOf } from '../../../core/shared/file-flag.ts'
import { useNotice } from '../../../core/web/components/notice.tsx'
import { useOwnScope } from '../../../core/web/data/own-scope.ts'
import { draftName, drafts } from '../../../core/web/form/drafts.ts'
import { kept, postOrKeep, useOutbox } from '../../../core/web/outbox/outbox.ts'
import { keepAfterFiles, numbered } from '../../../core/web/outbox/outbox-files.ts'
import { randomHex } from '../../../core/web/random.ts'
import { useSubmission } from '../../../core/web/submission.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import type { CheckInput, CheckView } from '../check-answers.rule.ts'
import { missingIn, pathOfAnswer, type GivenAnswer } from '../check-score.rule.ts'
import { saidIssues } from '../../../core/web/text/text.ts'
import { checkAnswersTexts } from './check-answers.texts.ts'
import { forgetPictures, isMark, keepPicture, picturesOf, type KeptPicture } from './kept-pictures.ts'
import type { QuestionPhotos } from './CheckQuestion.tsx'

export interface Check {
  view: CheckView | undefined
  error: Error | null
  loading: boolean
  reload: () => void
  /** What is stored, with what has been typed since. */
  answers: GivenAnswer[]
  issues: { path: string; message: string }[]
  editable: boolean
  photos: QuestionPhotos
  /** Changes parts of an answer; the others stay as they are then. */
  answer: (itemCd: string, part: Partial<GivenAnswer>) => void
  /** Sends what was typed; with `done` the check is finished. @returns whether the server has it now */
  send: (done: boolean) => Promise<boolean>
  /** Answers of an earlier visit were kept on this device. */
  wasKept: boolean
  /** Why nothing may be answered now: the finished check waits for the network. */
  waits: boolean
}
export interface CheckPlace {
  resource: AnyResource
  recordKey: number
  /** Group of pictures of the resource. */
  files: string
  canWrite: boolean
  /** Which of the sheets of the record, where it has more than one. */
  part?: string | undefined
  /** Page on which what waits for the network can be put right. */
  address: string
}
const tickMs = 1000

/** The check of one record: what is typed is kept on this device until the server has it. */
export function useCheck({ resource, recordKey, files, canWrite, part = '', address }: CheckPlace): Check {
  const say = useTexts(checkAnswersTexts)
  const notice = useNotice()
  const client = useQueryClient()
  const submission = useSubmission()
  const { userId } = useOwnScope()
  const path = `${resource.path}/${recordKey}/${part}check`
  const queryKey = [resource.name, `${part}check`, recordKey]
  const {
    data: view,
    error,
    isLoading,
    refetch,
  } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await api.get<{ data: CheckView }>(path, undefined, { signal })).data,
  })
  const name = `${draftName(userId, resource, recordKey)}.${part}check`
  const [first] = useState(() => drafts.read(name)?.values as { typed: GivenAnswer[] } | undefined)
  const [typed, setTyped] = useState<GivenAnswer[]>(first?.typed ?? [])
  const [issues, setIssues] = useState<Check['issues']>([])
  // A picture may be on its way while more is typed: what is there then is changed, not what was there before.
  const latest = useRef(typed)
  const underWay = useRef(new Set<Promise<void>>())
  const keep = useCallback(
    (next: GivenAnswer[]) => {
      latest.current = next
      setTyped(next)
      if (next.length > 0) drafts.write(name, { savedAt: Date.now(), values: { typed: next } })
      else drafts.remove(name)
    },
    [name],
  )
  const waits = useOutbox().some(
    (entry) => entry.path === path && entry.state === 'waiting' && (entry.body as CheckInput).done,
  )
  const isFinished = Boolean(view?.run?.doneDt)
  const stored = view?.answers
  useEffect(() => {
    const open = isFinished ? [] : latest.current.filter((each) => !isStored(each, stored ?? []))
    if (stored && open.length < latest.current.length) keep(open)
    if (isFinished) void forgetPictures(path).catch(() => undefined)
  }, [stored, isFinished, keep, path])
  const editable = canWrite && !waits && view?.editable.length === 0
  const spent = useSpentSeconds(editable)
  const answers = isFinished ? (stored ?? []) : merged(stored ?? [], typed)
  /** As they stand now, which is later than the last drawing for who has waited for a picture. */
  const answersNow = () => merged(client.getQueryData<CheckView>(queryKey)?.answers ?? [], latest.current)
  const answerNow = (itemCd: string) => answersNow().find((each) => each.itemCd === itemCd)
  const answer = (itemCd: string, part: Partial<GivenAnswer>) => {
    const next = { ...given(itemCd, answerNow(itemCd)), ...part }
    keep([...latest.current.filter((each) => each.itemCd !== itemCd), next])
    setIssues((all) => all.filter(({ path: at }) => at !== pathOfAnswer(itemCd)))
  }
  const send = async (done: boolean): Promise<boolean> => {
    // What is sent has the pictures that were chosen before.
    await Promise.all(underWay.current)
    const missing = done ? missingIn(view?.items ?? [], answersNow(), view?.form.purposeCd) : []
    if (missing.length > 0) {
      setIssues(saidIssues(missing))
      notice.error(say('open', { count: new Set(missing.map(({ path: at }) => at)).size }))
      return false
    }
    try {
      const waiting = await sendPictures()
      const sent = latest.current
      const seconds = spent.now()
      const body: CheckInput = { answers: sent, spentSec: (view?.run?.spentSec ?? 0) + seconds, done }
      // What is not finished stays on this device with its pictures: there is nothing to send without them.
      if (waiting.length > 0 && !done) {
        notice.info(say('picturesWait'))
        return false
      }
      const answered = await submission(path, body, (requestKey) => {
        const waitable = {
          path,
          body,
          what: say('what', { name: view?.form.checkFormNm ?? '' }),
          address,
          topic: resource.name,
          requestKey,
        }
        return waiting.length > 0
          ? keepAfterFiles(waitable, { taskClassNm: resource.name, taskKey: recordKey, waiting })
          : postOrKeep<{ data: CheckView }>(waitable)
      })
      setIssues([])
      if (answered === kept) return false
      spent.used(seconds)
      keep(latest.current.filter((each) => !sent.includes(each)))
      client.setQueryData(queryKey, answered.data)
      await client.invalidateQueries({ queryKey: [resource.name] })
      return true
    } catch (cause) {
      const fields = cause instanceof ApiError ? (cause.body.fields ?? []) : []
      setIssues(fields)
      notice.failure(cause)
      return false
    }
  }
  const { small, upload, pictures } = useUpload({ resource, recordKey, files, checkKey: path })
  /**
   * Sends the pictures that were taken without network and gives their answers the numbers.
   * @returns those that still have to wait
   */
  async function sendPictures() {
    const named = new Set(latest.current.flatMap(({ fileNos }) => fileNos ?? []).filter(isMark))
    if (named.size === 0) return []
    const own = (await picturesOf(path)).filter(({ mark }) => named.has(mark))
    const numbers = new Map<string, string>()
    for (const picture of own) {
      const fileNo = await pictures.send(picture)
      if (fileNo === undefined) break
      numbers.set(picture.mark, fileNo)
    }
    if (numbers.size > 0) keep(numbered(latest.current, numbers) as GivenAnswer[])
    return own.filter(({ mark }) => !numbers.has(mark)).map(pictures.waiting)
  }
  const filesNow = (itemCd: string) => answerNow(itemCd)?.fileNos ?? []
  const photos: QuestionPhotos = {
    small,
    add: async (itemCd, file) => {
      const sending = upload(file).then((fileNo) => {
        if (fileNo !== undefined) answer(itemCd, { fileNos: [...filesNow(itemCd), fileNo] })
      })
      underWay.current.add(sending)
      await sending
      underWay.current.delete(sending)
    },
    remove: (itemCd, fileNo) =>
      answer(itemCd, { fileNos: filesNow(itemCd).filter((each) => each !== fileNo) }),
  }
  return {
    view,
    error,
    loading: isLoading,
    reload: () => void refetch(),
    answers,
    issues,
    editable,
    photos,
    answer,
    send,
    wasKept: first !== undefined && typed.length > 0,
    waits,
  }
}

/** Answers that are typed stand before those that are stored. */
function merged(stored: readonly GivenAnswer[], typed: readonly GivenAnswer[]): GivenAnswer[] {
  const own = new Set(typed.map(({ itemCd }) => itemCd))
  return [...stored.filter(({ itemCd }) => !own.has(itemCd)), ...typed]
}
/** What a person says of an answer, without what the server adds to it. */
const given = (
  itemCd: string,
  { answerCd, answerVal, answerTxt, noteTxt, fileNos, mendedYn }: Partial<GivenAnswer> = {},
): GivenAnswer => ({ itemCd, answerCd, answerVal, answerTxt, noteTxt, fileNos, mendedYn })

/** Whether the server has an answer as it was typed. */
function isStored(typed: GivenAnswer, stored: readonly GivenAnswer[]): boolean {
  const there = stored.find(({ itemCd }) => itemCd === typed.itemCd)
  const said = ({ answerCd, answerVal, answerTxt, noteTxt, fileNos, mendedYn }: GivenAnswer) =>
    JSON.stringify([
      answerCd ?? null,
      answerVal ?? null,
      answerTxt ?? '',
      noteTxt ?? '',
      fileNos ?? [],
      mendedYn === 'Y',
    ])
  return there !== undefined && said(there) === said(typed)
}

/** Seconds during which the sheet has been in sight since they were last taken by the server. */
function useSpentSeconds(running: boolean): { now: () => number; used: (seconds: number) => void } {
  const seconds = useRef(0)
  useEffect(() => {
    if (!running) return undefined
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') seconds.current += tickMs / 1000
    }, tickMs)
    return () => clearInterval(timer)
  }, [running])
  return {
    now: () => Math.round(seconds.current),
    used: (taken) => void (seconds.current -= taken),
  }
}

interface Uploads extends Pick<CheckPlace, 'resource' | 'recordKey' | 'files'> {
  /** Address of the check, under which pictures wait. */
  checkKey: string
}
/** Pictures of the record: how one is sent or waits for the network, and the small one of each. */
function useUpload({ resource, recordKey, files, checkKey }: Uploads) {
  const say = useTexts(checkAnswersTexts)
  const notice = useNotice()
  const client = useQueryClient()
  const group: AttachGroup = {
    taskClassNm: resource.name,
    taskFlag: flagOf(resource.files ?? {}, files),
    taskKey: recordKey,
  }
  const { data } = useQuery({ ...attachQuery(group), select: ({ data: all }) => all })
  const shown = useKeptPictures(checkKey)
  const send = async (file: File, requestKey?: string) => {
    const { data: sent, refused = [] } = await attachCalls.upload(
      group,
      [{ file, explanation: '', id: randomHex(), address: '' }],
      // Without a network it is kept, and nobody need be told: what else fails is said by who asked.
      { ...defined({ requestKey }), quiet: true },
    )
    await client.invalidateQueries({ queryKey: attachKey(group) })
    if (refused[0]) notice.error(refused[0].message)
    return sent[0] && String(sent[0].fileNo)
  }
  return {
    small: (fileNo: string) => {
      if (isMark(fileNo)) return shown.addressOf(fileNo)
      const found = data?.find((file) => String(file.fileNo) === fileNo)
      return found?.pictureData ? `data:image/webp;base64,${found.pictureData}` : undefined
    },
    /** @returns its number, or its mark while it waits; undefined where it could be neither sent nor kept */
    upload: async (file: File) => {
      try {
        return await send(file)
      } catch (cause) {
        if (!(cause instanceof ApiError) || cause.status !== 0) {
          notice.failure(cause)
          return undefined
        }
        try {
          const picture = await keepPicture(checkKey, file)
          shown.add(picture)
          return picture.mark
        } catch {
          notice.error(say('photoNeedsNetwork'))
          return undefined
        }
      }
    },
    pictures: {
      /** @returns its number; undefined without network @throws ApiError for a refusal */
      send: async ({ file, requestKey }: KeptPicture) => {
        try {
          return await send(file, requestKey)
        } catch (cause) {
          if (cause instanceof ApiError && cause.status === 0) return undefined
          throw cause
        }
      },
      waiting: ({ file, mark, requestKey }: KeptPicture) => ({
        taskFlag: group.taskFlag,
        file,
        explanation: '',
        mark,
        requestKey,
      }),
    },
  }
}

/** The pictures that wait on this device, as they are shown. */
function useKeptPictures(checkKey: string) {
  const [addresses, setAddresses] = useState<ReadonlyMap<string, string>>(new Map())
  const add = useCallback(
    (...pictures: KeptPicture[]) =>
      setAddresses(
        (all) =>
          new Map([...all, ...pictures.map(({ mark, file }) => [mark, URL.createObjectURL(file)] as const)]),
      ),
    [],
  )
  useEffect(() => {
    picturesOf(checkKey).then(
      (pictures) => add(...pictures),
      () => undefined,
    )
  }, [checkKey, add])
  return { add, addressOf: (mark: string) => addresses.get(mark) }
}
