import type { Channel } from './noti-event.resource.ts'

/** A person's switched-off events by channel; everything not named is on (userPref.notiPref). */
export type NotiPref = Readonly<Record<string, Partial<Record<Channel, 'Y' | 'N'>>>>
export interface EventChoice {
  eventCd: string
  channels: readonly string[]
  mandatoryYn: 'Y' | 'N' | null
}

/** An event as its reader chooses it: `on` by channel; a mandatory one is locked. */
export interface NotiChoice {
  eventCd: string
  eventNm: string
  moduleCd: string
  moduleNm: string
  mandatoryYn: 'Y' | 'N'
  channels: { channel: Channel; on: boolean }[]
}

/**
 * True if this person gets the event through the channel: mandatory ones always (admin 2.2), others unless
 * they were switched off.
 */
export const reaches = (
  event: EventChoice,
  channel: Channel,
  choice: NotiPref[string] | null | undefined,
): boolean => event.channels.includes(channel) && (event.mandatoryYn === 'Y' || choice?.[channel] !== 'N')
