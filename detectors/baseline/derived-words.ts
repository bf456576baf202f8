// More words of programs and their documents: what their identifiers are made of that ends as derived words do (`-ing`, `-ed`, `-tion`, `-able` …), and words of geometry,
// memory and markup. Chosen among English words that several installed packages use; none is in a list of names, places or products.

/** Words in small letters, with white space between them. */
export const DERIVED_WORDS = `
  abbreviated abbreviation abbreviations ability accelerate accelerated acceleration accelerator accessed accessible accordingly accumulate accumulated
  accumulates accumulation accumulator acknowledged acquired activate activated activation activity adapters adaptive addition additions additive adjusted
  adjusting adjustment adjustments admission advances advancing advertised advise affected affiliation aggregates aggressive aliasing aligned alignment
  allocated allocates allocating allocation allocations allowing alphabetic alternate alternatives amortized analogous animation annotated apparently appended
  appending applicable applying approximate approximately architectures asking assignable assigned assigning assignments associate associated associative
  assorted assumed assumption assumptions attached attachment attachments attempted attention attenuation attestation augment augmented authoritative
  authorities authorized availability avoiding backing balancing banded barred basically bearing beginning biased bidirectional blanking blocked borrowed
  boundaries bounding bounds braced bracketed briefly brightness bypassing calculated calculation calculator canceled candidate capable capitalize capped
  captured captures capturing carried carries casing casting categories cessation chained chaining changing clamp cleaned cleared clearing clipping cloned
  cloning clustered clusters coalesced coalescing coerced collapsed collate collation collations collected collecting collections collision collisions
  combination combinations combined commented commitment committed commonly comparing compensation compilers complement completely complexity composed
  composite composition compound compromise computation computing concatenated concatenates concatenating concatenation conceptually configurable
  configurations configured confirmation confirmed conflicting congestion connections consecutive consequences conservative considerations consistency
  consistent constrained constructed consumed consuming contained containers continued continuous contributed controlled controllers controlling convention
  conventional conventions converted convertible convolution coordinate coordinated coordinates copied copying correction correctly correlated corresponding
  corrupted counted counters counting covered creator curiously customize customized customizes dangerous dangerously dangling deactivate dealing dealings
  decayed declarations declared declaring decompression decorate decoration decorators decreasing decrements dedicated deduced defaulted definitely degenerate
  delayed delaying delegated delegates deleting deletion deliberately delimited delimiters delivered demonstration denied density dependence derivation
  derivative descending described descriptions descriptive designates designed desired destructible destruction detached detecting determining deviation
  diacritical dictate dictates dictionaries digested dimension dimensions directed direction directional disallowed disambiguate discarding discovered
  discriminated displayed disposed distances distinct distinguished distributed distributions division dotted drawing drives dropped dumped duplicated
  duplicates duplication dynamically eagerly editable edited edition effective effectively efficiency efficiently elapsed elided eligible eliminate
  elimination elision embedding emission emitting empties emulated emulates emulation encapsulate encapsulated encapsulates enclosed enclosing encoders
  encrypted ending enforcement engaged enhance enhanced entered entering entitlements enumerable enumerate enumerated enumerates enumeration enumerations
  enveloped environments equation equivalence especially essentially estimated estimator evaluating eventually eviction exceed exceptional excessive exclusive
  executed exhausted exited expanded expansion expensive expiration expiring exporting exposed extendable externally externals extracting extraction facility
  factored failures fences fetched fetching filled filtering finalise finalized finalizes firstly flexible folding followed forced forcing fortunately
  forwards fractions fragmented fragments freeing frequency functional functionality generalize generating generation generators globally grabbed granted
  granularity grouping growing guaranteed guarded guided handled hardening hashed having height heights heterogeneous hierarchical highly homogeneous
  hopefully horizontal hosted ideally identification identifies identities ignoring imaging immediate implies importantly impossible imprecise inaccessible
  inactive inappropriate inclusion inclusive inconsistency incorrectly increasing incremented increments indented indexing indicated indicating indication
  indicators indirection inequality inherited initialisation initialised initializing initiate initiator injection insensitive inserted inserting insertion
  insertions inspired installed instrument intentionally interactions interesting interestingly interleaved interleaving interlocked intermediate internals
  internationalized interpolate interpolated interpolation interpretation interpreted introduced introducing invalidated invalidates invalidity inversion
  invert inverted invisible invocation invocations invoking irregular isolation issued issuing iterations iterative joined justification keyed keying killed
  labelled lastly layered learning lexical lifted lighting limitation linking listed literally loadable loaded loaders localized locally locates locations
  locking logged logically longest luminosity magnitude mainly maintained maintainers managed managers managing mangled mangling manipulation mantissa marked
  masked masking matched materialization materialize materialized mathematical matrix measurement measurements merging meshing minimize mirrored mismatching
  misplaced missed mixing modeling modifiable modification modifications modifies modifying modulation modulus monotonically mostly mounted movable moving
  multiplexed multiplicative multiplies mutates mutating mutation mutations narrowing naturally navigation negate negated negation negotiate negotiated
  nesting networking nevertheless nonetheless normalization notably notifications notified notifies numbered numbering observed obtaining obviously occurred
  occurrence offsets omitted opaque opcode opened operand operands operate operates operating operational optimizations optimizer ordering ordinarily
  organizational organizations orientation originated originator outstanding overflowed overlap overlapping owning packed packing padded paired pairing
  pairwise particularly partitioned passive payloads percentage performing permanently permissions permissive permitted permutation perspective phonetic
  pickling pinned piping pixel pixels placement plausible playing pointers pointing poisoned poisoning polarity polygon pooling populates population
  portability portable ported portions possibilities posted potentially precedence preceding preconditions predefined predictable prediction preference
  prefixed prepared preserved preserving preset pressed presumably prevented primaries primarily primitives priorities prioritize prioritized privates
  privileged probability probing procedures produced profiling programmable progressively prohibited projection promotion propagate propagating propagation
  proportional proposed protecting providers providing provision provisioning provoking proximity pruning publication published putting quadratic qualifier
  qualifiers quantity querying quota quotation quoting radial radians raising randomize randomly randomness ranged raster ratio reachable reaching reaction
  reallocate reallocation reasonable rebuilding receiving recognition recognized recognizes recorded recording recoverable recreate recurring redefined
  redirected redirection redirects redo reduced reduction redundancy referenced referencing reflection registering registrations reinstate rejection
  relational relaxed relocatable relocate relocation removable renamed renaming rendered renderer rendering renegotiate reordering repeat repeating repetition
  replaceable replacements replacing replicate replies representative represented reproducible repudiation resistance resize resolutions resolving
  responsibility responsible restricted restriction restrictions resumption retained retrieving reused reversed revised revocation revoked rewind roaming
  rotate rotated rotating rotation rounded rounding routed safely sampled sampler samplers satisfied saturate saturating saturation savings scalar scalars
  scaled scaling scanning scattered scheduled scheduling scroll scrolled searched searching secret secrets sectioned seeded seeding segmentation segmented
  segments selecting selections selective semantically sender sensitivity sentence separable separated separates separators sequentially series settable
  settled shader shading shadowed shareable sharing shifted shortest shrouded shuffled signaled signatures signers signifies signing simplifies simulate
  simulator simultaneous singular sizing sliced slicing smoothing solicited spacing spatial specialization specializations specialize specializing
  specifications specifiers speculation splitting squared stability stale stamping standardized stapled statements statically statistical stencil sticky
  stored streamed stride stripped stripping stroke strongly structures styled submitted substitutions subtraction subversion succeed succeeded suffixes
  suggested suggestion suitable summarize superscript superseded supplement supplied supplying suppressed suppression surfaced surrogate surrogates suspended
  swapped swapping syllables symmetric synchronization synchronize synchronized synthesizer tabs tabular tabulation taking targeting technically temporaries
  tentative terminated terminates terminating termination terminators texture textures thickness threaded tiling timings titled toggle topology traced tracked
  transcription transferable transformation transformations transformed transitional transitions transitive translated translates translation translator
  transmission transparency transposed trapped traversal traversing treating triangular triggered trimmed trivially truncation turning unacceptable unassigned
  unauthenticated unbalanced unbounded unchanged unclassified unconditionally underflow undetermined unfinished unfortunately unimplemented uninitialized
  unlikely unlimited unlocked unmatched unnamed unobtainable unpacked unpacking unqualified unquoted unreachable unrelated unreserved unrestricted unsolicited
  unstable untitled unverified unwrapped unwrapping usable usages useless utilization validated validating validations validity variance variation varying
  vectors verbatim verbosity verified verifying vertex vertical viable violation visibility visible visited visualize vocabularies volatile wanted warned
  watched weighted widening width widths windowed workstation wrappers xdelete xget xpost xput
`;
