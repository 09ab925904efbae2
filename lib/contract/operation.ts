import type * as z from 'zod/mini';
import type { Role } from './roles';
import type { ActionGroup, Method } from './route';
import type { Scope } from './scopes';

/** Everything below is declared without the version prefix; servers and clients add it. */
export const API_PREFIX = '/api/v1';

/**
 * How a body is wrapped on the wire.
 * `A`: `{success, data, message?}` and `{success: false, error, code, correlationId, details?}`.
 * `bare`: the object itself (or `{data, pagination}`); its errors `B`: `{statusCode, error, message}`.
 * `file`: the bytes of a document as an attachment; its `response` says of which type.
 */
export type SuccessEnvelope = 'A' | 'bare' | 'file';
export type ErrorEnvelope = 'A' | 'B';

/**
 * Whose data a call is about, for the audit trail. `nothing`: nobody's; reads leave no row.
 * `patients`: many people's; a list is one row per person, query and minute. Otherwise one row per
 * call, and where the id of whom it is about stands: in the path, or in the answer of what it made.
 */
export type Concern =
  | { readonly of: 'nothing' | 'patients'; readonly part?: ConcernedPart }
  | {
      readonly of: 'patient' | 'api-key';
      readonly id: WhereId;
      /** Which of the patient's things, where it has a history of its own. */
      readonly part?: ConcernedPart;
    };

/** What its id is called on the trail. */
interface ConcernedPart {
  readonly name: string;
  readonly id: WhereId;
  /** Members of the answer that the trail keeps beside it: for a service that shows it no more. */
  readonly keeps?: readonly string[];
  /** Ids in the body that it keeps, too: what the answer says nothing of. */
  readonly keepsAsked?: readonly string[];
}

type WhereId = { readonly param: string } | { readonly body: string } | { readonly answer: string };

/** Any zod schema, whatever it parses. */
export type Schema = z.core.$ZodType;

export interface Operation<
  Id extends string = string,
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Response extends Schema = Schema,
> {
  /** `<resource>.<verb>`, also the first element of the query key. */
  readonly id: Id;
  readonly method: Method;
  /** Path template below the prefix: `/patients/{id}`. Every `{name}` is a key of `params`. */
  readonly path: `/${string}`;
  /** One line for the OpenAPI document. */
  readonly summary: string;
  /** `documented`: in the published contract. `extension`: added by the embedded service. */
  readonly origin: 'documented' | 'extension';
  /**
   * Of a documented operation: members of `query` that the embedded service adds. They are sent only
   * to a service whose OpenAPI document lists them.
   */
  readonly queryExtensions?: readonly string[];
  /**
   * Members of `body` that the embedded service adds to what another may have. They are sent only to a
   * service whose OpenAPI document lists them. Of an object in it, or of each in a
   * list: `patientShare.reference`, `items[].taxKind`.
   */
  readonly bodyExtensions?: readonly string[];
  /** The API-key scope it needs. */
  readonly scope: Scope;
  /** Who of the clinic may call it. Nobody else can. */
  readonly roles: readonly Role[];
  /** Who of these may call it without naming one patient (`patientId`); everybody where absent. */
  readonly rolesForAll?: readonly Role[];
  /**
   * A session alone may not do this: the password is asked for again where it was given long ago, so that
   * nobody does it at an unlocked screen (decision 20).
   */
  readonly asksAgain?: true;
  /**
   * The member of the body with an amount in whole pesos: the same above the amount that the clinic sets,
   * and where the body names none.
   */
  readonly asksAgainAbove?: string;
  /**
   * Roles that may do this only to what they made themselves on the clinic's today. Our application writes
   * `onlyOwnOfToday` into the body for them, whatever a browser sent, and the service refuses anything else.
   */
  readonly onlyOwnOfToday?: readonly Role[];
  /** Where the audit trail lists it. */
  readonly audit: ActionGroup;
  /** The clinic's feature flag it needs. */
  readonly feature?: 'odontogram';
  /** Whether `If-Match` makes it conditional on what the caller has read. */
  readonly conditional?: true;
  /** The member of the response that is its `ETag`. */
  readonly etag?: string;
  /** Whether `Accept-Language` chooses the language of the answer; all else is in the clinic's. */
  readonly inLanguageAsked?: true;
  /** Whether envelope A carries a localized `message` beside the data. */
  readonly says?: true;
  /**
   * Whether `Idempotency-Key` makes it once: asked again with its key within a day, it answers what it
   * answered. An extension, believed of a service whose OpenAPI document lists the header.
   */
  readonly repeatable?: true;
  /**
   * The member of its answer that is told once and must be kept nowhere: `null` where the answer is
   * given again.
   */
  readonly answersSecret?: string;
  /**
   * The member of the body that names whoever makes the change. Our application writes the name of who
   * is signed in there, whatever a browser sent: nobody acts as somebody else.
   */
  readonly namesActor?: string;
  readonly concerns: Concern;
  /**
   * Members of `query` of which our application wants one: nobody is given what was written of every
   * patient at once.
   */
  readonly wantsOneOf?: readonly string[];
  /**
   * The answer to one person may be given to others who ask the same a moment later. For lists
   * and catalogues; never for one patient's record, nor for what decides about access.
   */
  readonly shareable?: true;
  readonly envelope: SuccessEnvelope;
  /**
   * The contract does not show what it answers: any 2xx is a success, with or without a body, inside
   * envelope A or bare. Its `response` reads what it can.
   */
  readonly answerNotShown?: true;
  /** Statuses that answer with envelope B; every other error answers with envelope A. */
  readonly errorsInEnvelopeB?: readonly number[];
  /** Status of a success. */
  readonly status: 200 | 201 | 204;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** Schema of the data inside the envelope. */
  readonly response: Response;
}

type Spec<
  Id extends string,
  Params extends Schema | undefined,
  Query extends Schema | undefined,
  Body extends Schema | undefined,
  Response extends Schema,
> = Omit<
  Operation<Id, Params, Query, Body, Response>,
  'id' | 'method' | 'path' | 'audit' | 'params' | 'query' | 'body' | 'status'
> & {
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly status?: 200 | 201 | 204;
};

/** The part of an operation that a call is addressed by; what the browser needs of it. */
export type Route<O extends Operation = Operation> = Pick<O, 'id' | 'method' | 'path'>;

/** Declares one operation of the clinic service. Everything else is derived from it. */
export function defineOperation<
  const Id extends string,
  Response extends Schema,
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
>(
  route: Pick<Operation<Id>, 'id' | 'method' | 'path' | 'audit'>,
  spec: Spec<Id, Params, Query, Body, Response>,
): Operation<Id, Params, Query, Body, Response> {
  return {
    ...route,
    ...spec,
    status: spec.status ?? 200,
    params: spec.params as Params,
    query: spec.query as Query,
    body: spec.body as Body,
  };
}

type InputOf<S> = S extends Schema ? z.core.input<S> : undefined;
type OutputOf<S> = S extends Schema ? z.core.output<S> : undefined;

/** A key is required where the operation declares that part and the part has a required member. */
type Part<Name extends string, S> = S extends Schema
  ? Record<never, never> extends z.core.input<S>
    ? { readonly [K in Name]?: z.core.input<S> }
    : { readonly [K in Name]: z.core.input<S> }
  : { readonly [K in Name]?: undefined };

/** What a caller passes: `{ params?, query?, body? }`, as strict as the operation asks. */
export type OperationInput<O extends Operation> = Part<'params', O['params']> &
  Part<'query', O['query']> &
  Part<'body', O['body']> & {
    /** Of a conditional operation: the version that the caller has read. */
    readonly ifMatch?: string | undefined;
    /** Of a change: the same one asked again has the same key, and is made once. */
    readonly idempotencyKey?: string | undefined;
  };

/** What a handler of the operation receives, parsed. */
export interface ParsedInput<O extends Operation> {
  readonly params: OutputOf<O['params']>;
  readonly query: OutputOf<O['query']>;
  readonly body: OutputOf<O['body']>;
  /** The version a conditional operation is to find; undefined where the caller named none. */
  readonly ifMatch: string | undefined;
}

/** What an operation answers to its caller, envelope removed. */
export type OperationOutput<O extends Operation> = z.core.output<O['response']>;
/** What an implementation returns before the response schema normalises it. */
export type OperationResult<O extends Operation> = InputOf<O['response']>;
